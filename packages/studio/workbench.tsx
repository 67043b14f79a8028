import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ChooseDialog } from "./dialogs/choose-dialog.tsx";
import { ConflictDialog } from "./dialogs/conflict-dialog.tsx";
import { HistoryDialog } from "./dialogs/history-dialog.tsx";
import { PublishDialog } from "./dialogs/publish-dialog.tsx";
import { EntryForm } from "./form/entry-form.tsx";
import { countMissing } from "./form/missing-texts.ts";
import { PageList } from "./pages/page-list.tsx";
import { SectionList } from "./pages/section-list.tsx";
import { PreviewBar } from "./preview/preview-bar.tsx";
import { type PreviewChoice, toAddress, toState } from "./preview/preview-choice.ts";
import { PreviewFrame } from "./preview/preview-frame.tsx";
import { readPlace, takeStep, writeLink } from "./shared/calls.ts";
import { Dialog } from "./shared/dialog.tsx";
import { type FormField, type Language, readTitle, type StudioSettings } from "./shared/entries.ts";
import { formatTime } from "./shared/times.ts";
import { type Studio, StudioContext } from "./shared/use-studio.ts";
import type { EntryStore } from "./store/entry-store.ts";
import { TopBar } from "./top-bar.tsx";

type Message = { text: string; kind: "done" | "failed" };
type Open = { page: string; entry: string };
type Shown = "publish" | "schedule" | "history" | "unpublish";

const REFERENCE = "en";
/** Milliseconds for which what has been done is said. A failure stays until the next message. */
const MESSAGE_SHOWN = 8000;

/** The page and the entry in the address, so that they outlast a reload. */
const readHash = (): Open | undefined => {
	const [page = "", entry = page] = location.hash.slice(1).split("/").map(decodeURIComponent);
	return page === "" ? undefined : { page, entry };
};

/** Opens the first country in which a language is spoken. */
const firstChoice = ({ countries }: StudioSettings): PreviewChoice => {
	const [first] = countries;
	return {
		country: first?.code ?? "",
		language: first?.languages[0] ?? REFERENCE,
		at: null,
		group: "",
		sourceCode: "",
		width: 1440,
		hasDrafts: true,
	};
};

const findRegions = (store: EntryStore, type: string) => {
	const isPage = store.isPage(type) || type === "CategoryContent" || type === "ProductContent";
	return (field: FormField): boolean => isPage && field.kind === "links" && (field.to?.length ?? 0) > 5;
};

export function Workbench({ store, settings }: { store: EntryStore; settings: StudioSettings }) {
	useSyncExternalStore(store.subscribe, store.getVersion);
	const [open, setOpen] = useState<Open | undefined>(readHash);
	const [fault, setFault] = useState<string>();
	const [choice, setChoice] = useState<PreviewChoice>(() => firstChoice(settings));
	const [targetCode, setTarget] = useState<string>();
	const [dialog, setDialog] = useState<Shown>();
	const [message, setMessage] = useState<Message>();
	const [link, setLink] = useState<{ href: string; until: string }>();
	const [chooser, setChooser] = useState<{
		types: readonly string[];
		done: (id: string | undefined) => void;
	}>();
	const form = useRef<HTMLElement>(null);

	const findLanguage = (code: string): Language =>
		settings.languages.find((language) => language.code === code) ?? {
			code,
			nativeName: code,
			direction: "ltr",
		};
	const target = findLanguage(
		targetCode ??
			(choice.language === REFERENCE
				? (settings.languages.find(({ code }) => code !== REFERENCE)?.code ?? REFERENCE)
				: choice.language),
	);
	const say = useCallback((text: string, kind: Message["kind"] = "done") => setMessage({ text, kind }), []);
	const select = useCallback((entry: string) => {
		setOpen((present) => present && { ...present, entry });
		form.current?.scrollTo({ top: 0 });
	}, []);
	const openPage = (id: string) => setOpen({ page: id, entry: id });
	const studio: Studio = {
		store,
		settings,
		reference: findLanguage(REFERENCE),
		target,
		select,
		say,
		chooseEntry: (types) => new Promise((done) => setChooser({ types, done })),
	};

	useEffect(() => {
		if (message?.kind !== "done") return;
		const timer = setTimeout(() => setMessage(undefined), MESSAGE_SHOWN);
		return () => clearTimeout(timer);
	}, [message]);
	const pageId = open?.page;
	useEffect(() => {
		if (pageId === undefined) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const load = () =>
			store.openTree(pageId).then(
				() => setFault(undefined),
				(error: Error) => {
					setFault(error.message);
					timer = setTimeout(load, 3000);
				},
			);
		void load();
		return () => clearTimeout(timer);
	}, [pageId, store]);
	useEffect(() => {
		if (!open) return;
		const hash = [open.page, ...(open.entry === open.page ? [] : [open.entry])]
			.map(encodeURIComponent)
			.join("/");
		history.replaceState(null, "", `#${hash}`);
	}, [open]);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const element = event.target as HTMLElement;
			const isTyping = element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
			if (isTyping || !(event.ctrlKey || event.metaKey)) return;
			const way =
				event.key === "z" ? (event.shiftKey ? "redo" : "undo") : event.key === "y" ? "redo" : undefined;
			if (!way) return;
			event.preventDefault();
			store.turn(way);
		};
		const onLeave = (event: BeforeUnloadEvent) => {
			if (store.edits.size > 0 && store.status.kind !== "retrying") event.preventDefault();
		};
		addEventListener("keydown", onKey);
		addEventListener("beforeunload", onLeave);
		return () => {
			removeEventListener("keydown", onKey);
			removeEventListener("beforeunload", onLeave);
		};
	}, [store]);

	const page = pageId === undefined ? undefined : store.find(pageId);
	const entry = open && (store.find(open.entry) ?? page);
	const regions = page ? (store.findType(page.type)?.fields.filter(findRegions(store, page.type)) ?? []) : [];
	const title = page ? readTitle(page, store.findType(page.type)) : "";
	const missing = useMemo(
		() => (id: string) => (page ? countMissing(store.listTree(page.id), store, id) : 0),
		[page, store],
	);
	const copyLink = async () => {
		if (!page) return;
		try {
			await store.save();
			const state = toState(choice);
			const { path } = await readPlace(page.id, choice, state);
			if (path === null) return say("There is no link: this content has no page of its own.", "failed");
			const written = await writeLink(toAddress(choice, path), state);
			setLink(written);
			await navigator.clipboard?.writeText(written.href).then(
				() => say("The link is copied. It opens once."),
				() => say("Copy the link from the field. It opens once."),
			);
		} catch (error) {
			say(`There is no link: ${(error as Error).message}`, "failed");
		}
	};
	const turn = (way: "undo" | "redo") => {
		const id = store.turn(way);
		if (id !== undefined && open && store.listTree(open.page).some((one) => one.id === id)) select(id);
	};
	const unpublish = async () => {
		if (!entry) return;
		setDialog(undefined);
		try {
			await store.take(entry.id, (version) => takeStep(entry.id, "unpublish", { version }));
			say("Shoppers no longer see it. The draft stays.");
		} catch (error) {
			say(`It is still published: ${(error as Error).message}`, "failed");
		}
	};

	return (
		<StudioContext value={studio}>
			<TopBar
				title={title}
				isOpen={page !== undefined}
				hasHistory={entry !== undefined}
				canUnpublish={entry?.status === "published" || entry?.status === "changed"}
				onTurn={turn}
				onShow={setDialog}
			/>
			<div className="workbench">
				<aside className="left" aria-label="Pages and sections">
					{page ? (
						<>
							<div className="page-head">
								<button
									type="button"
									className="name"
									aria-current={open?.entry === page.id ? "true" : undefined}
									onClick={() => select(page.id)}
								>
									<span className="title" dir="auto">
										{title}
									</span>
									<span className="meta">Settings of the page</span>
								</button>
							</div>
							{regions.map((region) => (
								<SectionList key={region.id} page={page} region={region} selected={open?.entry} />
							))}
						</>
					) : null}
					{fault ? (
						<p role="alert" className="fault">
							The page cannot be loaded: {fault} The studio tries again.
						</p>
					) : null}
					<PageList pageId={pageId} onOpen={openPage} />
				</aside>
				<main className="middle">
					<h1 className="visually-hidden">{title ? `Preview of ${title}` : "Studio"}</h1>
					{page ? (
						<>
							<PreviewBar
								choice={choice}
								onChange={(change) => setChoice((present) => ({ ...present, ...change }))}
								onCopy={copyLink}
							/>
							<PreviewFrame pageId={page.id} choice={choice} selected={open?.entry} title={title} />
						</>
					) : (
						<p className="welcome">Choose a page on the left.</p>
					)}
				</main>
				<section ref={form} className="right" aria-label="Form" tabIndex={-1}>
					{entry ? (
						<>
							<div className="language-bar">
								<label>
									Translate into
									<select value={target.code} onChange={(event) => setTarget(event.target.value)}>
										{settings.languages.map(({ code, nativeName }) => (
											<option key={code} value={code}>
												{nativeName}
												{code === REFERENCE ? "" : missing(code) > 0 ? ` (${missing(code)} missing)` : ""}
											</option>
										))}
									</select>
								</label>
								{open && entry.id !== open.page ? (
									<button type="button" className="quiet" onClick={() => select(open.page)}>
										Back to the page
									</button>
								) : null}
							</div>
							<EntryForm key={entry.id} entry={entry} isRegion={findRegions(store, entry.type)} />
						</>
					) : null}
				</section>
			</div>
			<p className="message" role="status" data-kind={message?.kind}>
				{message?.text}
			</p>
			{pageId !== undefined && (dialog === "publish" || dialog === "schedule") ? (
				<PublishDialog pageId={pageId} mode={dialog} at={choice.at} onClose={() => setDialog(undefined)} />
			) : null}
			{entry && dialog === "history" ? (
				<HistoryDialog id={entry.id} onClose={() => setDialog(undefined)} />
			) : null}
			{entry && dialog === "unpublish" ? (
				<Dialog title="Unpublish" onClose={() => setDialog(undefined)}>
					<p>
						Shoppers will no longer see “{readTitle(entry, store.findType(entry.type))}”. Its draft stays, and
						its planned versions are dropped.
					</p>
					<div className="actions">
						<button type="button" className="primary" onClick={unpublish}>
							Unpublish
						</button>
					</div>
				</Dialog>
			) : null}
			{link ? (
				<Dialog title="Link for a colleague" onClose={() => setLink(undefined)}>
					<p>
						It shows this page as you see it, opens once, and lasts until{" "}
						{formatTime(Date.parse(link.until) / 1000)}.
					</p>
					<input readOnly aria-label="Link" value={link.href} onFocus={(event) => event.target.select()} />
				</Dialog>
			) : null}
			{chooser ? (
				<ChooseDialog
					types={chooser.types}
					onChoose={(id) => {
						chooser.done(id);
						setChooser(undefined);
					}}
				/>
			) : null}
			{store.conflict ? <ConflictDialog conflict={store.conflict} /> : null}
		</StudioContext>
	);
}
