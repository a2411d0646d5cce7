/** Whether somebody at this page has gone to the Sheriff's office. The star beside a question opens its door. */
class Office {
  open = $state(false);
  /** What the Sheriff said is being done. */
  following = $state(false);
}

export const office = new Office();
