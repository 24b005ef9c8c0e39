/** Somebody of the staff has an inquiry before them, or no longer. Nobody keeps it. */
export interface Look {
  inquiryId: string;
  /** The id of a staff account. */
  by: string;
  isOver: boolean;
}
