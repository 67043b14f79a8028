import type { PageResponse } from "../../../shared/contracts/page.ts";
import { listSections, type WithSections } from "../../../shared/contracts/section-view.ts";
import { pageDataPath } from "../../../shared/domain/addresses/page-data-paths.ts";
import type { PropertyChanges } from "../../../shared/domain/preview/design-request.ts";
import type { AppServices } from "../../state/app-context.tsx";
import { reportError } from "../../state/report-error.ts";

/** Milliseconds without a change before the page is read again. */
const PAUSE = 100;

/** Reads the data of the present address again, past what was fetched ahead. */
export async function readPage(request: RequestInit = {}): Promise<WithSections | undefined> {
	const response = await fetch(pageDataPath(location.pathname) + location.search, request);
	if (!response.ok) throw new Error(`The page was not read again: ${response.status}`);
	const answer = (await response.json()) as PageResponse;
	return "page" in answer ? (answer.page.data as WithSections) : undefined;
}

type ReadAgain = (changes: PropertyChanges) => Promise<WithSections | undefined>;

const listTypes = (data: object): string[] =>
	listSections(data).flatMap(({ type, inner = [] }) => [type, ...inner]);

type ShownPage = Pick<AppServices, "extendPage" | "loadPage"> & { data: Partial<WithSections>; path: string };

/**
 * Collects an editor's changes and shows them: the page is read again, once at a time, until all changes are shown (preview-13).
 */
export class ShownChanges {
	page: ShownPage;
	private readonly readAgain: ReadAgain;
	private changes: PropertyChanges = {};
	private timer: ReturnType<typeof setTimeout> | undefined;
	private isReading = false;
	private isDue = false;
	private types: Set<string>;

	constructor(page: ShownPage, readAgain: ReadAgain) {
		this.page = page;
		this.readAgain = readAgain;
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

	/** Reads the page again after a pause, in which more may change. */
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

	/** Reads the page again and shows it in place. */
	private async show(): Promise<void> {
		const data = await this.readAgain(this.changes);
		if (!data) return;
		const newTypes = listTypes(data).filter((type) => !this.types.has(type));
		// Sections of a type that the page did not have need their code.
		if (newTypes.length > 0) await this.page.loadPage(location.pathname + location.search);
		for (const type of newTypes) this.types.add(type);
		this.page.extendPage(data, this.page.data);
	}
}
