import { DEMO_STAFF } from '../../shared/domain/staff.js';
import type { StaffSettings } from '../application/staff-settings.js';

/** The seller of the demo: everything that a quotation says of one. Nobody has this number or this address. */
const SELLER = {
  addressEn: '12 Weavers Street, 10th of Ramadan City, Egypt',
  addressAr: '١٢ شارع النسّاجين، مدينة العاشر من رمضان، مصر',
  taxNumber: '100200300',
  phone: '+20 100 555 0143',
  email: 'hello@tiraz.example',
};

const TERMS = {
  termsEn:
    'Production begins once the sample is approved and the first payment has arrived. ' +
    'The number of pieces may differ from the order by up to 3%; what is delivered is charged. ' +
    'Colors may differ slightly from what a screen shows.',
  termsAr:
    'يبدأ الإنتاج بعد اعتماد العينة ووصول الدفعة الأولى. ' +
    'قد يزيد عدد القطع أو ينقص عن المطلوب بما لا يتجاوز ٣٪، ويُحاسَب على ما يُسلَّم فعلًا. ' +
    'وقد تختلف الألوان قليلًا عمّا يظهر على الشاشة.',
};

/** Fills in who sells and on what terms, unless staff have said so before. */
export class DemoSettings {
  constructor(private readonly settings: StaffSettings) {}

  async seed(): Promise<void> {
    const { version } = await this.settings.read();
    if (version === 1) await this.settings.edit({ ...SELLER, ...TERMS }, version, DEMO_STAFF);
  }
}
