// One concept, or a new one (`/admin/concepts/new`): its words, what a question finds before and after, and the way back to what ships.
import '../../../lib/later-messages.ts';
import { CONCEPT_ID } from '@fairway/rules/concepts/editing';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { Section } from '../../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { ConceptForm } from './components/concept-form.tsx';
import { Renewal } from './components/renewal.tsx';
import { TriedQuestion, useTrial } from './components/tried-question.tsx';
import { type Concept, conceptQuery, useConceptRefresh } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.concepts'), path: pathOf('admin-concepts'), noIndex: true }));

export default function ConceptPage() {
  const { id = '' } = useParams();
  if (id === 'new') return <ConceptView />;
  return CONCEPT_ID.test(id) ? <KnownConcept id={id} /> : <Nothing />;
}

function KnownConcept({ id }: { id: string }) {
  const reply = useQuery(conceptQuery(useApi(), id));
  return <Loaded reply={reply}>{(concept) => <ConceptView concept={concept} />}</Loaded>;
}

export function ConceptView({ concept }: { concept?: Concept }) {
  const t = useTranslations('concepts');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const trial = useTrial(concept?.words.en?.find((word) => /^\p{L}/u.test(word) && !word.includes('*')) ?? '');
  return (
    <ConsolePage
      title={concept?.id ?? t('add')}
      crumbs={[{ href: href('admin-concepts'), label: console('concepts') }]}
      {...(concept && concept.state !== 'shipped' ? { actions: <RestoreButton concept={concept} /> } : {})}
    >
      <Renewal />
      <UnsavedGuard>
        <div className={parts.sections}>
          <Section id="words" title={t('words')} text={t('wordsText')}>
            {concept ? <About concept={concept} /> : null}
            {/* A restored or undone concept is another record: the form begins anew. */}
            <ConceptForm key={`${concept?.id} ${concept?.mark}`} onSave={trial.remember} {...(concept ? { concept } : {})} />
          </Section>
          <Section id="try" title={t('try')} text={t('tryText')}>
            <TriedQuestion trial={trial} />
          </Section>
        </div>
      </UnsavedGuard>
    </ConsolePage>
  );
}

function About({ concept: { state, narrower } }: { concept: Concept }) {
  const t = useTranslations('concepts');
  const { href } = useHrefs();
  return (
    <dl className={parts.facts}>
      <dt>{t('state')}</dt>
      <dd>{t(`states.${state}`)}</dd>
      {narrower.length > 0 ? (
        <>
          <dt>{t('narrower')}</dt>
          <dd>
            <ul className={parts.badges}>
              {narrower.map((id) => (
                <li key={id}>
                  <Link href={href('admin-concept', { id })}>{id}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </>
      ) : null}
    </dl>
  );
}

/** Takes back all that was changed here; what was added here is gone. */
function RestoreButton({ concept: { id, state, mark, shippedWords } }: { concept: Concept }) {
  const t = useTranslations('concepts');
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useConceptRefresh();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const errorText = useErrorText();
  const [label, text] = shippedWords ? [t('restore'), t('restoreText')] : [t('remove'), t('removeText')];
  const restore = useMutation({
    mutationFn: () => api.call.DELETE('/api/v1/admin/concepts/{id}', { params: { path: { id }, query: { mark } } }),
    onSuccess: () => {
      refresh();
      showToast({ kind: 'success', text: t('restored') });
      if (state === 'added' || !shippedWords) void navigate(href('admin-concepts'));
      else void queries.invalidateQueries({ queryKey: conceptQuery(api, id).queryKey });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const ask = async () => {
    if (await dialogs.confirm({ title: label, text, confirmLabel: label, cancelLabel: t('cancel'), danger: true })) restore.mutate();
  };
  return (
    <Button busy={restore.isPending} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
