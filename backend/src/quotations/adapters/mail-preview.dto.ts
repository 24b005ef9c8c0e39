import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { Documented, OneOf } from '../../shared/http/documentation.js';
import type { MailPreview } from '../application/mail-preview.js';

@Documented('MailRecipient')
class RecipientDto {
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
}

const example = {
  to: { name: 'Layla Hassan', email: 'layla@example.com' },
  language: 'en',
  subject: 'TRZ-2026-000123: Your quotation is ready (revision 1)',
  html: '<!doctype html><html lang="en" dir="ltr">…</html>',
  text: 'Your quotation is ready\n\nHello Layla Hassan,',
};

@Documented('MailPreview', { example })
export class MailPreviewDto implements MailPreview {
  @ApiProperty() to!: RecipientDto;
  @OneOf(LANGUAGES) language!: Language;
  @ApiProperty() subject!: string;
  @ApiProperty() html!: string;
  @ApiProperty() text!: string;
}
