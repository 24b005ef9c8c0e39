/** The statuses of an inquiry, and what each is called in English, on staff's screens and in what they export. */
export const INQUIRY_STATUS_NAMES = {
  new: 'New',
  in_progress: 'In Progress',
  quoted: 'Quoted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  closed: 'Closed',
};
