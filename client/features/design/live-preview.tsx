import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import type { SpaceView } from "../../../shared/contracts/preview/design-view.ts";
import type { SectionView, WithSections } from "../../../shared/contracts/section-view.ts";
import { useApp, usePath } from "../../state/app-context.tsx";
import type { DesignModeProps } from "../../state/drawing/sections.tsx";
import { reportError } from "../../state/report-error.ts";
import type { Island } from "./island.ts";
import styles from "./live-preview.module.css";
import { readPage, ShownChanges } from "./shown-changes.ts";

/** Milliseconds between two questions whether the drafts have changed. */
const ASK_EVERY = 1000;

const readRevision = async (signal: AbortSignal): Promise<string | undefined> => {
	const response = await fetch("/api/preview/revision", { signal });
	return response.ok ? ((await response.json()) as { revision: string }).revision : undefined;
};

/** Milliseconds after which a page of a space is read again in a window of its own, where no SDK tells of changes. */
const READ_EVERY = 5000;

/** Calls `tell` when an editor has saved an entry of the space. Returns a function that ends it. */
const followSpace = (space: SpaceView, tell: () => void): (() => void) => {
	if (window.parent === window) {
		const timer = setInterval(() => document.hidden || tell(), READ_EVERY);
		return () => clearInterval(timer);
	}
	const ending = new AbortController();
	import("./space-preview.ts")
		.then(({ connectSpace }) => connectSpace(space, tell, ending.signal))
		.catch((error: unknown) => reportError(error, location.pathname));
	return () => ending.abort();
};

/** Shows the drafts as editors change them: the page is read again in place when their revision has changed (preview-14). */
function useLiveUpdates(data: Partial<WithSections>, space: SpaceView | undefined): void {
	const { extendPage, loadPage } = useApp();
	const path = usePath();
	const page = { extendPage, loadPage, data, path };
	const shown = useRef<ShownChanges>(undefined);
	shown.current ??= new ShownChanges(page, () => readPage());
	shown.current.page = page;
	const [followed] = useState(space);
	useEffect(() => {
		if (followed) {
			const end = followSpace(followed, () => shown.current?.readSoon());
			return () => {
				end();
				shown.current?.stop();
			};
		}
		const ending = new AbortController();
		let seen: string | undefined;
		let isAsking = false;
		const ask = async (): Promise<void> => {
			if (isAsking || document.hidden) return;
			isAsking = true;
			// A question that fails is asked again.
			const revision = await readRevision(ending.signal).catch(() => undefined);
			isAsking = false;
			if (revision === undefined || revision === seen) return;
			seen = revision;
			// The drafts may have changed between the page and the first question.
			shown.current?.readSoon();
		};
		void ask();
		const timer = setInterval(() => void ask(), ASK_EVERY);
		return () => {
			clearInterval(timer);
			ending.abort();
			shown.current?.stop();
		};
	}, [followed]);
}

function LivePage({ data, children }: DesignModeProps) {
	const { designMode } = data;
	useLiveUpdates(data, designMode?.mode === "LIVE" ? designMode.space : undefined);
	return children;
}

/** Frames each section on hover and focus, with a link to its entry in the editors' tool. */
function Inspected({ data, sections = [], children }: DesignModeProps) {
	const { designMode } = data;
	const { studio, space } = designMode?.mode === "LIVE" ? designMode : {};
	const nodes = Children.toArray(children);
	return sections.map((section, at) => (
		<Framed key={section.key} section={section} studio={studio} space={space}>
			{nodes[at]}
		</Framed>
	));
}

type FramedProps = {
	section: SectionView;
	studio: string | undefined;
	space: SpaceView | undefined;
	children: ReactNode;
};

/** The inspector of the space's editors opens an entry at a field: each type has this one. */
const FIELD = "shownOnSites";

function Framed({ section: { type, place }, studio, space, children }: FramedProps) {
	if (place === undefined) return children;
	const name = `${type} ${place}`;
	return (
		<div
			className={styles.frame}
			data-entry={place}
			{...(space && { "data-contentful-entry-id": place, "data-contentful-field-id": FIELD })}
		>
			{children}
			{studio ? (
				<a
					className={styles.name}
					href={`${studio}/studio#${encodeURIComponent(place)}`}
					target="_blank"
					rel="noreferrer"
					lang="en"
				>
					Edit {name}
				</a>
			) : (
				<span className={styles.name} lang="en">
					{name}
				</span>
			)}
		</div>
	);
}

export const island: Island = { Page: LivePage, List: Inspected };
