const en = {
  title: 'Dashboard',
  subtitle: 'Manage products, pricing, and customer inquiries',
};

const ar: typeof en = {
  title: 'لوحة التحكم',
  subtitle: 'إدارة المنتجات والأسعار وطلبات العملاء',
};

export const texts = { en, ar };
