import { useDesignContext } from "@salesforce/storefront-next-runtime/design/react";
import { useEffect, useRef } from "react";
import type { PageResponse } from "../../../shared/contracts/page.ts";
import { listSections, type WithSections } from "../../../shared/contracts/section-view.ts";
import { pageDataPath } from "../../../shared/domain/addresses/page-data-paths.ts";
import type { PropertyChanges } from "../../../shared/domain/preview/design-request.ts";
import { type AppServices, useApp, usePath } from "../../state/app-context.tsx";
import { reportError } from "../../state/report-error.ts";

/** Milliseconds without a change before the page is read again. */
const PAUSE = 100;

/** Reads the page of the frame with changes that are not saved. */
async function readPage(changes: PropertyChanges): Promise<WithSections | undefined> {
	const response = await fetch(pageDataPath(location.pathname) + location.search, {
		method: "POST",
		headers: { accept: "application/json", "content-type": "application/json" },
		body: JSON.stringify({ changes }),
	});
	if (!response.ok) throw new Error(`The page was not read again: ${response.status}`);
	const answer = (await response.json()) as PageResponse;
	return "page" in answer ? (answer.page.data as WithSections) : undefined;
}

const listTypes = (data: object): string[] =>
	listSections(data).flatMap(({ type, inner = [] }) => [type, ...inner]);

type Page = Pick<AppServices, "extendPage" | "loadPage"> & { data: Partial<WithSections>; path: string };

/**
 * Collects an editor's changes and shows them: the page is read again, once at a time, until all changes are shown (preview-13).
 */
class ShownChanges {
	page: Page;
	private changes: PropertyChanges = {};
	private timer: ReturnType<typeof setTimeout> | undefined;
	private isReading = false;
	private isDue = false;
	private types: Set<string>;

	constructor(page: Page) {
		this.page = page;
		this.types = new Set(listTypes(page.data));
	}

	change(id: string, properties: Record<string, unknown>): void {
		this.changes = { ...this.changes, [id]: { ...this.changes[id], ...properties } };
		this.readSoon();
	}

	/** The editor has saved: the drafts hold all changes. */
	forget(): void {
		this.changes = {};
		this.readSoon();
	}

	readSoon(): void {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => void this.read(), PAUSE);
	}

	stop(): void {
		clearTimeout(this.timer);
	}

	private async read(): Promise<void> {
		this.isDue = true;
		if (this.isReading) return;
		this.isReading = true;
		while (this.isDue) {
			this.isDue = false;
			await this.show().catch((error: unknown) => reportError(error, this.page.path));
		}
		this.isReading = false;
	}

	private async show(): Promise<void> {
		const data = await readPage(this.changes);
		if (!data) return;
		const newTypes = listTypes(data).filter((type) => !this.types.has(type));
		// Sections of a type that the page did not have need their code.
		if (newTypes.length > 0) await this.page.loadPage(location.pathname + location.search);
		for (const type of newTypes) this.types.add(type);
		this.page.extendPage(data, this.page.data);
	}
}

const READS_AGAIN = [
	"ComponentAddedToRegion",
	"ComponentMovedToRegion",
	"ComponentDeleted",
	"PageSettingsChanged",
	"MediaChanged",
] as const;

/** Shows changes of the editor's window in place. */
export function useLiveChanges(data: Partial<WithSections>): void {
	const { clientApi, isConnected } = useDesignContext();
	const { extendPage, loadPage } = useApp();
	const path = usePath();
	const shown = useRef<ShownChanges>(undefined);
	const page = { extendPage, loadPage, data, path };
	shown.current ??= new ShownChanges(page);
	shown.current.page = page;
	useEffect(() => {
		const changes = shown.current;
		if (!clientApi || !isConnected || !changes) return;
		const unsubscribe = [
			clientApi.on("ComponentPropertiesChanged", ({ componentId, properties }) =>
				changes.change(componentId, properties),
			),
			clientApi.on("ClientConfigurationChanged", () => changes.forget()),
			...READS_AGAIN.map((name) => clientApi.on(name as "ComponentDeleted", () => changes.readSoon())),
		];
		return () => {
			changes.stop();
			for (const end of unsubscribe) end();
		};
	}, [clientApi, isConnected]);
}
