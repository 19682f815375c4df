// Breadcrumbs, tabs and pager of the gallery.
import { useState } from 'react';
import { navigation, sections } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { Card } from '#ui/kit/card';
import { Pager } from '#ui/kit/pager';
import { TabLinks, Tabs } from '#ui/kit/tabs';

export function NavigationSection() {
  const [tab, setTab] = useState('card');
  const [mini, setMini] = useState('cart');
  return (
    <Card id="navigation">
      <h2>{sections.navigation}</h2>
      <div className={styles.stack}>
        <Breadcrumbs label={navigation.crumbsLabel} items={navigation.crumbs} />
        <Tabs label={navigation.payment} tabs={navigation.tabs} value={tab} onChange={setTab} />
        <Tabs label={navigation.miniLabel} tabs={navigation.mini} value={mini} onChange={setMini} variant="line" />
        <TabLinks label={navigation.orders} tabs={navigation.orderTabs} variant="line" />
        <Pager
          page={4}
          pages={12}
          addressOf={(page) => `/gallery?page=${page}`}
          labels={{ ...navigation.pager, page: (page) => `${navigation.page} ${page}` }}
        />
      </div>
    </Card>
  );
}
