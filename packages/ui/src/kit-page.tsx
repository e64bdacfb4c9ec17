// Every part at once, for the eye and for axe: mounted by a browser test and by the development page /dev/kit.
import { IconAdjustments, IconHeart, IconLayoutGrid, IconList, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from './avatar.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { Banner } from './banner.tsx';
import { Button, IconButton, LinkButton } from './button.tsx';
import { Chip, RemovableChip, ToggleChip } from './chip.tsx';
import { EmptyState } from './empty-state.tsx';
import { ImagePlate } from './image-plate.tsx';
import { EntryFields, Fields } from './kit-fields.tsx';
import styles from './kit-page.module.css';
import { Part } from './kit-part.tsx';
import { CardTitle, LinkCard } from './link-card.tsx';
import { LinkRow } from './link-row.tsx';
import { CardList } from './list-results.tsx';
import { Pagination } from './pagination.tsx';
import { Progress } from './progress.tsx';
import { Prose } from './prose.tsx';
import { Segmented } from './segmented.tsx';
import { SkeletonRows, SkeletonText } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { TabLinks, Tabs } from './tabs.tsx';
import { ViewLinks } from './view-links.tsx';

const PAGER = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };
const WRITTEN = `<h3>What you do</h3><p>Read <a href="https://one.example" target="_blank" rel="noopener noreferrer">our guide</a> first.</p>
<ul><li>Listen to <a href="#calls">callers</a></li></ul><blockquote><p>Ask <a href="#us">us</a></p></blockquote>
<table><tbody><tr><th>Hours</th><td><a href="#hours">37</a></td></tr></tbody></table>`;

function Choices() {
  const [view, setView] = useState<'list' | 'grid'>('list');
  const [remote, setRemote] = useState(true);
  return (
    <Part title="Choices">
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        iconsOnly
        options={[
          { value: 'list', label: 'List', icon: <IconList aria-hidden /> },
          { value: 'grid', label: 'Grid', icon: <IconLayoutGrid aria-hidden /> },
        ]}
      />
      <Chip icon={<IconMapPin aria-hidden />}>Oslo</Chip>
      <RemovableChip removeLabel="Remove filter Norway" onRemove={() => {}}>
        Norway
      </RemovableChip>
      <ToggleChip on={remote} onToggle={setRemote}>
        Remote
      </ToggleChip>
      <ToggleChip on={!remote} onToggle={(on) => setRemote(!on)}>
        On site
      </ToggleChip>
      <Badge>Neutral</Badge>
      <Badge meaning="primary">New</Badge>
      <Badge meaning="success">Verified</Badge>
      <Badge meaning="warning">Closes today</Badge>
      <Badge meaning="danger">Closed</Badge>
      <Badge meaning="info">Hybrid</Badge>
      <CountBadge count={12} label="12 unread messages" />
    </Part>
  );
}

function Buttons() {
  return (
    <Part title="Buttons">
      <Button variant="primary">Apply</Button>
      <Button icon={<IconAdjustments aria-hidden />}>Filters</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="primary" busy>
        Saving
      </Button>
      <Button disabled>Not now</Button>
      <Button size="small">Small</Button>
      <LinkButton href="#kit">A link</LinkButton>
      <IconButton label="Save this job" icon={<IconHeart aria-hidden />} />
      <Spinner label="Loading" />
    </Part>
  );
}

function Notices() {
  return (
    <Part title="Notices">
      <Banner title="New">Three jobs fit your search.</Banner>
      <Banner meaning="success">Your message was sent.</Banner>
      <Banner meaning="warning" onClose={() => {}} closeLabel="Close">
        This job closes today.
      </Banner>
      <Banner meaning="danger" title="Not sent" actions={<Button size="small">Try again</Button>}>
        The server did not answer.
      </Banner>
    </Part>
  );
}

function Pictures() {
  return (
    <Part title="Pictures">
      <Avatar name="Ada" />
      <ImagePlate name="Nordic" />
      <ImagePlate name="Oslo" sizePx={72} />
      <div className={styles.wide}>
        <ImagePlate shape="cover" name="Fairway" ratio="5 / 1" />
      </div>
      <div className={styles.wide}>
        <ImagePlate shape="banner" name="Fairway" />
      </div>
      <div className={styles.wide}>
        <Progress percent={64} label="Profile score" />
      </div>
    </Part>
  );
}

function TabsAndPages() {
  return (
    <Part title="Tabs and pages">
      <div className={styles.wide}>
        <TabLinks
          label="Account"
          links={[
            { href: '#settings', label: 'Settings', current: true },
            { href: '#invoices', label: 'Invoices' },
          ]}
        />
      </div>
      <div className={styles.wide}>
        <Tabs
          label="Job"
          panels={[
            { id: 'about', label: 'About', content: 'About the job' },
            { id: 'company', label: 'Company', content: 'About the company' },
          ]}
        />
      </div>
      <Pagination page={5} pages={12} hrefOf={(page) => `?page=${page}`} texts={PAGER} />
    </Part>
  );
}

function CardsAndTexts() {
  return (
    <Part title="Cards and texts">
      <ViewLinks label="View of the list" views={['list', 'grid']} current="grid" hrefOf={(view) => `#${view}`} nameOf={(view) => view} />
      <div className={styles.wide}>
        <CardList view="grid">
          {(['list', 'grid', 'cover'] as const).map((view) => (
            <li key={view}>
              <LinkCard view={view} promoted={view === 'grid'} plate={<ImagePlate name={view} />} foot="Two days ago">
                <CardTitle href={`#${view}`}>A card: {view}</CardTitle>
              </LinkCard>
            </li>
          ))}
        </CardList>
        <LinkRow href="#row" title="Data analyst" facts={[{ key: 'place', text: 'Oslo' }]} tail="today" />
      </div>
      {(['small', 'medium'] as const).map((size) => (
        <Prose key={size} size={size} html={WRITTEN} />
      ))}
    </Part>
  );
}

function WaitingAndEmpty() {
  return (
    <Part title="Waiting and empty">
      <div className={styles.wide}>
        <SkeletonRows rows={2} label="Loading jobs" />
      </div>
      <div className={styles.wide} aria-hidden="true">
        <SkeletonText lines={3} />
      </div>
      {(['search', 'list', 'company', 'error', 'notFound'] as const).map((drawing) => (
        <EmptyState
          key={drawing}
          level={3}
          drawing={drawing}
          title="No match found"
          text="Remove a filter, or search for something else."
          actions={<Button>Clear filters</Button>}
        />
      ))}
    </Part>
  );
}

/** The page of all parts. */
export function KitPage() {
  return (
    <div className={styles.page}>
      <h1>Parts</h1>
      <Buttons />
      <Choices />
      <Fields />
      <EntryFields />
      <Notices />
      <Pictures />
      <TabsAndPages />
      <CardsAndTexts />
      <WaitingAndEmpty />
    </div>
  );
}
