/** Tables as staff send them, to routes that take such a file. */
export const TABLES = [
  {
    operationId: 'readPriceSheet',
    path: '/api/admin/price-changes/sheet',
    file: Buffer.from('Item,Price (EGP)\nBasic T-Shirt,150.00\n'),
  },
  ...['sheet', 'import'].map((step) => ({
    operationId: step === 'sheet' ? 'readCustomerSheet' : 'importCustomers',
    path: `/api/admin/customers/${step}`,
    file: Buffer.from('Name,Email,Phone\nYara,yara@import.example,010\nZein,zein@import.example,\n'),
  })),
];

/** Path, method and body of one of them. */
export function tableOf(operationId: string): [path: string, method: string, file: Buffer] {
  const table = TABLES.find((one) => one.operationId === operationId);
  if (!table) throw new Error(`nobody sends a table to ${operationId}`);
  return [table.path, 'POST', table.file];
}
