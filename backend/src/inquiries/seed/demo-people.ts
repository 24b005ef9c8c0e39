/** Who writes in the demo: brands in Egypt, the Emirates and Saudi Arabia. Every address is reserved for examples. */
export const demoPeople = {
  mariam: {
    name: 'Mariam Fouad',
    email: 'mariam@nile-threads.example',
    phone: '+20 100 555 0143',
    company: 'Nile Threads',
  },
  omar: {
    name: 'عمر الشريف',
    email: 'omar@qahira-wear.example',
    phone: '+20 111 555 0178',
    company: 'قاهرة وير',
  },
  layla: {
    name: 'Layla Haddad',
    email: 'layla@dune-label.example',
    phone: '+971 50 555 0121',
    company: 'Dune Label',
  },
  faisal: {
    name: 'فيصل العتيبي',
    email: 'faisal@najd-apparel.example',
    phone: '+966 55 555 0167',
    company: 'أزياء نجد',
  },
  nour: { name: 'نور عبد الله', email: 'nour@example.com', phone: '', company: '' },
  karim: {
    name: 'Karim Mansour',
    email: 'karim@studio-zamalek.example',
    phone: '+20 122 555 0119',
    company: 'Studio Zamalek',
  },
  hessa: {
    name: 'حصة المنصوري',
    email: 'hessa@oud-atelier.example',
    phone: '+971 55 555 0186',
    company: 'أتيليه عود',
  },
  youssef: { name: 'Youssef Adel', email: 'youssef@example.org', phone: '+20 106 555 0132', company: '' },
  salma: {
    name: 'سلمى إبراهيم',
    email: 'salma@bint-elbalad.example',
    phone: '+20 101 555 0155',
    company: 'بنت البلد',
  },
  abdullah: {
    name: 'Abdullah Al-Qahtani',
    email: 'abdullah@red-sea-co.example',
    phone: '+966 50 555 0103',
    company: 'Red Sea Co.',
  },
  dina: { name: 'Dina Sabry', email: 'dina@example.net', phone: '', company: 'Sabry & Daughters' },
  equals: {
    name: '=Equal Streetwear',
    email: 'orders@equal-streetwear.example',
    phone: '+20 127 555 0190',
    company: '=Equal',
  },
  reem: { name: 'ريم الحربي', email: 'reem@example.com', phone: '+966 54 555 0149', company: '' },
  tarek: {
    name: 'طارق منصور',
    email: 'tarek@delta-sports.example',
    phone: '+20 109 555 0128',
    company: 'دلتا سبورتس',
  },
  sara: {
    name: 'Sara Khalil',
    email: 'sara@marina-kids.example',
    phone: '+971 52 555 0174',
    company: 'Marina Kids',
  },
  hany: { name: 'Hany Boutros', email: 'hany@example.org', phone: '', company: '' },
} as const;
