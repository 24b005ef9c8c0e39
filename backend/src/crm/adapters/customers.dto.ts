import { ApiPropertyOptional } from '@nestjs/swagger';
import { CONTACT } from '@tiraz/contracts/contact';
import { EMPTY_OR_VISIBLE, ONE_LINE } from '@tiraz/contracts/visible-text';
import { IsIn, Matches } from 'class-validator';
import { IsSeenText, IsText } from '../../shared/http/text-field.js';
import { Id, IfGiven, IsId } from '../../shared/http/documentation.js';
import { EXAMPLE_IDS } from './customer-details.dto.js';

const { customerName: name, customerPhone: phone, customerCompany: company } = CONTACT;
const STAFF_STATUSES = ['active', 'inactive'] as const;
const oneLine = (field: string) => ({ message: `${field} is a single line` });

/** The body of updateCustomer; absent fields stay as they are. */
export class CustomerChanges {
  @ApiPropertyOptional({ minLength: 1, maxLength: name.longest })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('name'))
  @IsSeenText(name.longest, 'Name is required')
  name?: string;

  @ApiPropertyOptional({ maxLength: phone.longest })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('phone'))
  @IsText(phone.longest)
  phone?: string;

  @ApiPropertyOptional({ maxLength: company.longest })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('company'))
  @Matches(EMPTY_OR_VISIBLE, { message: 'company has nothing to see in it' })
  @IsText(company.longest)
  company?: string;

  @ApiPropertyOptional({
    enum: STAFF_STATUSES,
    description: 'inactive holds until it is active again, which counts as something that happened today.',
  })
  @IfGiven()
  @IsIn(STAFF_STATUSES)
  status?: (typeof STAFF_STATUSES)[number];
}

/** The body of mergeCustomers. */
export class CustomerMerge {
  @Id({ description: 'Becomes part of the customer in the address.' })
  @IsId()
  duplicateId!: string;
}

export const customerChangesExamples = {
  phone: { value: { phone: '+971 50 555 0121' } },
  inactive: { value: { status: 'inactive' } },
};

export const customerMergeExamples = { merge: { value: { duplicateId: EXAMPLE_IDS.duplicate } } };
