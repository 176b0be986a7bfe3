select
  name,
  stage,
  owner,
  split_part(departs, ',', 1) as depart,
  start_date,
  amount
from demo_form
