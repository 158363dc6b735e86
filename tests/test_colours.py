"""The colour difference that tests of pictures rely on."""

import pytest

from tests.colours import ciede2000


def test_the_colour_difference_agrees_with_published_values() -> None:
    # Three pairs of the test data by Sharma, Wu and Dalal, 2005.
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)
