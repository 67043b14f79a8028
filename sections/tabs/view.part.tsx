import { type SectionProps, Sections } from "../../client/state/drawing/sections.tsx";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Tabs } from "../../client/ui/tabs/tabs.tsx";
import type { TabsView } from "./section.ts";
import styles from "./view.module.css";

export function Part({ view, section, data }: SectionProps<TabsView>) {
	const { title, label, tabs, side, isSideInBody } = view;
	const id = section.key.replaceAll(".", "-");
	const aside = side.length > 0 ? <Sections data={data} sections={side} /> : undefined;
	return (
		<section className={classNames(styles.section, aside && isSideInBody && styles.sided)}>
			{title ? <h2 className={classNames(type_.display, styles.title)}>{title}</h2> : null}
			<Tabs
				label={label}
				tabs={tabs.map((tab, at) => ({
					id: `${id}-${at}`,
					title: tab.title,
					content: (
						<div className={styles.content}>
							<Sections data={data} sections={tab.sections} />
						</div>
					),
				}))}
				side={isSideInBody ? undefined : aside}
			/>
			{isSideInBody && aside ? <aside className={styles.aside}>{aside}</aside> : null}
		</section>
	);
}
