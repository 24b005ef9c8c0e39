/** What a file of inquiries for a spreadsheet may hold of each, in the order of its columns. */
export const INQUIRY_COLUMNS = [
  'reference',
  'date',
  'customer',
  'company',
  'email',
  'phone',
  'type',
  'garment',
  'fabric',
  'quantity',
  'value',
  'status',
  'lost',
  'owner',
] as const;

export type InquiryColumn = (typeof INQUIRY_COLUMNS)[number];

/** More rows would take the machine that writes them several hundred megabytes; CSV has no end. */
export const MOST_SHEET_ROWS = 20_000;
