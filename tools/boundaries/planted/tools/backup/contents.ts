export const KEPT_TABLES = ['fabrics'];
