import { SettingsStore, type VersionedSettings } from '../application/settings-store.js';
import type { StoredSettings } from '../domain/settings.js';

/** What every database begins with. */
export const FIRST_SETTINGS: StoredSettings = {
  nameEn: 'Tiraz',
  nameAr: 'طراز',
  addressEn: '',
  addressAr: '',
  taxNumber: '',
  phone: '',
  email: '',
  logoUrl: null,
  validityDays: 14,
  instalments: [
    { basisPoints: 5000, due: 'on_acceptance', days: 0 },
    { basisPoints: 5000, due: 'before_shipping', days: 0 },
  ],
  termsEn: '',
  termsAr: '',
  taxTreatments: [
    { key: 'eg_standard', percentBasisPoints: 1400, labelEn: 'VAT', labelAr: 'ضريبة القيمة المضافة' },
    { key: 'export', percentBasisPoints: 0, labelEn: 'Export', labelAr: 'تصدير' },
    { key: 'none', percentBasisPoints: 0, labelEn: 'No tax', labelAr: 'بدون ضريبة' },
  ],
  week: Array.from({ length: 7 }, (_, weekday) => ({ isOpen: weekday < 5, opens: '09:00', closes: '17:00' })),
  ramadanHours: { opens: '09:00', closes: '14:30' },
  targetMinutes: 240,
  sampleDays: 10,
  productionDays: 15,
  piecesPerDay: 50,
  spreadPercent: 50,
  factorRoles: [],
  turnTakers: [],
};

export class InMemorySettings extends SettingsStore {
  private stored: VersionedSettings = { ...FIRST_SETTINGS, version: 1 };

  async read(): Promise<VersionedSettings> {
    return structuredClone(this.stored);
  }

  hold(): Promise<VersionedSettings> {
    return this.read();
  }

  async save(settings: StoredSettings): Promise<void> {
    this.stored = { ...structuredClone(settings), version: this.stored.version + 1 };
  }
}
