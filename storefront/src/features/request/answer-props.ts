import type { CustomerQuotation } from '@tiraz/api-client';

/** Of a dialog in which the customer answers. */
export interface AnswerProps {
  token: string;
  quotation: CustomerQuotation;
  /** It was answered, or may have been, or the answer was refused because it stands otherwise by now. */
  onAnswered: (quotation?: CustomerQuotation) => void;
  onClose: () => void;
}
