import { useLocation } from '@tiraz/router';
import { mountOf } from './mounts';
import { RemoteScreen } from './remote-screen';
import { useHostLanguage } from './use-host-language';

export function App({ publicUrl }: { publicUrl: string }) {
  const [language, setLanguage] = useHostLanguage();
  const { name, basePath } = mountOf(useLocation().pathname);
  return (
    <RemoteScreen
      key={name}
      name={name}
      basePath={basePath}
      language={language}
      onLanguageChange={setLanguage}
      publicUrl={publicUrl}
    />
  );
}
