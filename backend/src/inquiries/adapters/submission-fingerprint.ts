import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@tiraz/contracts/language';
import { piecesOf } from '../../pricing/index.js';
import type { Submission } from '../domain/submission.js';

/**
 * Equal for equal submissions, whichever release made it: a key is known for a day, also beyond an upgrade. Hence the
 * number of pieces in place of lines, where the first release wrote it, its names of a contact, and no word of a later
 * field that was left empty, nor of the language that it knew alone.
 */
export function fingerprintOf({ selection, contact, language, ...rest }: Submission): Buffer {
  const { productTypeId, fabricId, fitId, finishingQualityId, colors, printOptions } = selection;
  const quantity = piecesOf(selection);
  const { colorUse, sizes } = selection;
  const written = {
    ...{ productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions },
    ...(colorUse && { colorUse }),
    ...(sizes && { sizes }),
  };
  const { customerName: name, customerEmail: email, customerPhone: phone, ...others } = contact;
  const { customerCompany: company, ...later } = others;
  const given = Object.fromEntries(Object.entries<string>(later).filter(([, text]) => text !== ''));
  return createHash('sha256')
    .update(
      JSON.stringify({
        selection: written,
        contact: { name, email, phone, company, ...given },
        ...rest,
        ...(language !== DEFAULT_LANGUAGE && { language }),
      }),
    )
    .digest();
}
