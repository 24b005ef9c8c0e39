import { useLanguage, type Language } from '@tiraz/locale';
import { useNavigate } from '@tiraz/router';
import { Button, Segmented, Typography } from 'antd';
import { useEffect } from 'react';
import styles from './coming-soon-page.module.css';
import { texts } from './texts';

const LANGUAGE_NAMES = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
] satisfies { value: Language; label: string }[];

/** Says that the staff area is coming, and shows the way home. */
export function ComingSoonPage() {
  const { language, setLanguage } = useLanguage();
  const navigate = useNavigate();
  const text = texts[language];

  useEffect(() => {
    document.title = text.pageTitle;
  }, [text]);

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <strong>{language === 'ar' ? 'طِراز' : 'Tiraz'}</strong>
        <Segmented<Language>
          aria-label={text.language}
          options={LANGUAGE_NAMES}
          value={language}
          onChange={setLanguage}
        />
      </header>
      <div className={styles.band} />
      <div className={styles.message}>
        <Typography.Title>{text.title}</Typography.Title>
        <Typography.Paragraph type="secondary">{text.explanation}</Typography.Paragraph>
        <Button
          type="primary"
          href="/"
          onClick={(event) => {
            event.preventDefault();
            void navigate('/');
          }}
        >
          {text.home}
        </Button>
      </div>
    </main>
  );
}
