import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsIn } from 'class-validator';
import { OneOf } from '../../shared/http/documentation.js';

/** Which of the two PDFs. */
export class FileQuery {
  @OneOf(LANGUAGES)
  @IsIn(LANGUAGES)
  language!: Language;
}
