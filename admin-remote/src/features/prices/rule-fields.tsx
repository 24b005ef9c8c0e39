import { ROUNDINGS } from '@tiraz/contracts/price-change';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { NumberField } from '@tiraz/staff-kit/forms';
import { Select } from 'antd';
import { useId } from 'react';
import styles from './prices.module.css';
import { ruleOf, type TypedRule } from './wanted-change';

interface RuleFieldsProps {
  rule: TypedRule;
  onChange: (rule: TypedRule) => void;
}

/** By how much the chosen prices change, and to what they are rounded. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [amount, by, rounding, hint] = [useId(), useId(), useId(), useId()];
  const isFaulty = rule.amount.trim() !== '' && !ruleOf(rule);
  const fault = rule.by === 'percent' ? t.notPercent : t.notAmount;
  return (
    <div className={styles.fields}>
      <div>
        <label htmlFor={amount}>{t.amount}</label>
        <NumberField
          id={amount}
          name="amount"
          hasDecimals
          value={rule.amount}
          onChange={({ target }) => onChange({ ...rule, amount: target.value })}
          aria-describedby={hint}
          aria-invalid={isFaulty}
        />
        <small
          id={hint}
          className={isFaulty ? styles.fault : styles.quiet}
          role={isFaulty ? 'alert' : undefined}
        >
          {isFaulty ? fault : t.amountHint}
        </small>
      </div>
      <div>
        <label htmlFor={by}>{t.by}</label>
        <Select
          id={by}
          value={rule.by}
          onChange={(next) => onChange({ ...rule, by: next })}
          options={(['percent', 'amount'] as const).map((value) => ({ value, label: t.bys[value] }))}
        />
      </div>
      <div>
        <label htmlFor={rounding}>{t.rounding}</label>
        <Select
          id={rounding}
          value={rule.rounding}
          onChange={(next) => onChange({ ...rule, rounding: next })}
          options={ROUNDINGS.map((value) => ({ value, label: formatMoney(value, language) }))}
        />
      </div>
    </div>
  );
}
