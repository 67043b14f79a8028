import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type_ from "../../styles/type.module.css";
import { classNames } from "../class-names.ts";
import { nextTab } from "./next-tab.ts";
import styles from "./tabs.module.css";

export type Tab = { id: string; title: string; content: ReactNode };

type TabsProps = {
	label: string;
	tabs: readonly Tab[];
	initial?: string;
	side?: ReactNode;
};

const readTab = (): unknown =>
	(window.navigation?.currentEntry?.getState() as { tab?: unknown } | undefined)?.tab;

/**
 * Renders tabs (account-10), which arrow keys, Home and End change; the history entry stores the chosen tab. Without JavaScript all
 * panels show, one below another.
 */
export function Tabs({ label, tabs, initial, side }: TabsProps) {
	const [chosenId, setChosenId] = useState(initial ?? tabs[0]?.id);
	const list = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is painted.
	useLayoutEffect(() => {
		const storedTab = readTab();
		if (tabs.some(({ id }) => id === storedTab)) setChosenId(storedTab as string);
	}, []);
	const choose = (id: string) => {
		setChosenId(id);
		const state = window.navigation?.currentEntry?.getState() as object | undefined;
		window.navigation?.updateCurrentEntry({ state: { ...state, tab: id } });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
		const at = nextTab(
			event.key,
			tabs.findIndex(({ id }) => id === chosenId),
			tabs.length,
			isRtl,
		);
		const next = at === undefined ? undefined : tabs[at];
		if (!next) return;
		event.preventDefault();
		choose(next.id);
		list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
	};
	return (
		<div className={styles.tabs}>
			<div className={styles.head}>
				<div ref={list} role="tablist" aria-label={label} className={styles.list}>
					{tabs.map(({ id, title }) => (
						<button
							key={id}
							id={`tab-${id}`}
							type="button"
							role="tab"
							aria-selected={id === chosenId}
							aria-controls={`panel-${id}`}
							tabIndex={id === chosenId ? 0 : -1}
							className={classNames(type_.label, styles.tab)}
							onClick={() => choose(id)}
							onKeyDown={onKeyDown}
						>
							{title}
						</button>
					))}
				</div>
				{side ? <div className={styles.side}>{side}</div> : null}
			</div>
			{tabs.map(({ id, title, content }) => (
				<div
					key={id}
					id={`panel-${id}`}
					role="tabpanel"
					aria-labelledby={`tab-${id}`}
					className={styles.panel}
					data-off={id === chosenId ? undefined : ""}
				>
					<h2 className={classNames(type_.title, styles.title)}>{title}</h2>
					{content}
				</div>
			))}
		</div>
	);
}
