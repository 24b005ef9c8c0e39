import { remoteAt } from '@tiraz/contracts/remotes';
import { useLocation } from '@tiraz/router';
import { RemoteScreen } from './remote-screen';
import { Skeleton } from './skeleton';
import { useDocumentOf } from './use-document-of';
import { useHostLanguage } from './use-host-language';
import { useTopOfRemote } from './use-top-of-remote';

declare const __webpack_hash__: string;

export function App({ publicUrl }: { publicUrl: string }) {
  const [language, setLanguage] = useHostLanguage();
  const { name, mount } = remoteAt(useLocation().pathname);
  useTopOfRemote(name);
  if (!useDocumentOf(name)) return <Skeleton language={language} />;
  return (
    <RemoteScreen
      key={name}
      name={name}
      basePath={mount}
      language={language}
      onLanguageChange={setLanguage}
      publicUrl={publicUrl}
      hostVersion={__webpack_hash__}
    />
  );
}
