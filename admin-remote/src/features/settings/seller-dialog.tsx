import type { Settings } from '@tiraz/api-client/staff';
import { EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { SETTINGS_LIMITS } from '@tiraz/contracts/settings';
import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';
import { typedText } from '@tiraz/contracts/typed-text';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { useFieldRules } from '@tiraz/staff-kit/forms';
import { PictureUpload } from '@tiraz/staff-kit/upload';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { SettingsDialog } from './settings-dialog';
import groups from '../../ui/field-group.module.css';

const { name, address, phone, email, taxNumber } = SETTINGS_LIMITS;
const TAX_NUMBER = new RegExp(`^(\\d{${taxNumber[0]},${taxNumber[1]}})?$`);
const EMAIL = new RegExp(`^$|${EMAIL_PATTERN}`);

const FIELDS = [
  'nameEn',
  'nameAr',
  'addressEn',
  'addressAr',
  'taxNumber',
  'phone',
  'email',
  'logoUrl',
] as const;
type Values = Record<(typeof FIELDS)[number], string>;

function toValues(settings: Settings): Values {
  return Object.fromEntries(FIELDS.map((field) => [field, settings[field] ?? ''])) as Values;
}

function toSettings(values: Values) {
  const trimmed = Object.fromEntries(FIELDS.map((field) => [field, values[field].trim()])) as Values;
  return {
    ...trimmed,
    taxNumber: digitsOf(values.taxNumber),
    phone: typedText('phone', values.phone),
    email: typedText('email', values.email),
    logoUrl: values.logoUrl || null,
  };
}

/** A tax number is printed in groups. */
function digitsOf(typed: string): string {
  return toAsciiDigits(typed).replace(DIRECTION_MARKS, '').replace(/[\s-]/g, '');
}

/** Who a quotation is from. */
export function SellerDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const [isUploading, setUploading] = useState(false);
  const required = { required: t.nameRequired, longest: name };

  return (
    <SettingsDialog<Values>
      name="seller"
      title={t.editSeller}
      settings={settings}
      toValues={toValues}
      toSettings={toSettings}
      first="nameEn"
      waitingFor={isUploading && t.waitForLogo}
      onClose={onClose}
    >
      <div className={groups.pair}>
        <Form.Item name="nameEn" label={t.fields.nameEn} rules={rules.text(required)}>
          <Input dir="ltr" lang="en" />
        </Form.Item>
        <Form.Item name="nameAr" label={t.fields.nameAr} rules={rules.text(required)}>
          <Input dir="rtl" lang="ar" />
        </Form.Item>
        <Form.Item name="addressEn" label={t.fields.addressEn} rules={rules.text({ longest: address })}>
          <Input.TextArea dir="ltr" lang="en" rows={3} />
        </Form.Item>
        <Form.Item name="addressAr" label={t.fields.addressAr} rules={rules.text({ longest: address })}>
          <Input.TextArea dir="rtl" lang="ar" rows={3} />
        </Form.Item>
        <Form.Item
          name="taxNumber"
          label={t.fields.taxNumber}
          rules={rules.own((typed: string = '') =>
            TAX_NUMBER.test(digitsOf(typed)) ? undefined : t.noTaxNumber,
          )}
        >
          <Input dir="ltr" inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="phone" label={t.fields.phone} rules={rules.text({ longest: phone })}>
          <Input type="tel" dir="ltr" />
        </Form.Item>
        <Form.Item
          name="email"
          label={t.fields.email}
          rules={rules.own((typed: string = '') => {
            const text = typedText('email', typed);
            return EMAIL.test(text) && text.length <= email ? undefined : t.noEmail;
          })}
        >
          <Input type="email" dir="ltr" />
        </Form.Item>
      </div>
      <Form.Item name="logoUrl" label={t.fields.logoUrl}>
        <PictureUpload none={t.noLogo} onBusyChange={setUploading} />
      </Form.Item>
    </SettingsDialog>
  );
}
