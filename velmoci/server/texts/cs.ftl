### Co odmítá server sám.

error-bad-setting = Nastavení { $name } nemůže mít hodnotu „{ $value }“.
error-cannot-listen = Server nemůže naslouchat na { $host }, port { $port }. Možná ho používá jiný program; jiný zvolíš pomocí --port.
error-only-watching = U tohoto stolu se jen díváš.
error-not-kept = Rozkaz se nepodařilo zapsat. Nic se nezměnilo, zkus to prosím znovu.
error-joined-already = Toto spojení už u stolu sedí.
error-bad-message = Server zprávě nerozuměl.
