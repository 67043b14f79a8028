import { compareFields, isSameValue } from "@vetrina/content-model/compare-fields.ts";
import * as calls from "../shared/calls.ts";
import { CallFailed } from "../shared/calls.ts";
import type { Entry, Fields, FormType, Settings } from "../shared/entries.ts";
import { type Edit, forgetEdit, keepEdit, keepSteps, readEdits, readSteps, type Step } from "./kept-edits.ts";
import { mergeChanges, undoChange } from "./merge-changes.ts";

/** Another editor has changed the entry meanwhile. */
export type Conflict = { id: string; edit: Edit; theirs: Entry };
export type SaveStatus =
	| { kind: "idle" }
	| { kind: "saving" }
	| { kind: "saved"; at: Date }
	| { kind: "retrying" }
	| { kind: "signed-out" }
	| { kind: "refused"; id: string; reason: string };

/** Milliseconds without a change before a draft is saved, and of waiting after failures. */
const QUIET = 700;
const FIRST_WAIT = 2000;
const MOST_WAIT = 30_000;
/** Milliseconds within which changes of one field are one step to undo. */
const ONE_STEP = 1500;
const MOST_STEPS = 200;

/** Keeps the entries that are open, saves their drafts (studio-3), and takes steps back. */
export class EntryStore {
	readonly entries = new Map<string, Entry>();
	readonly edits = new Map<string, Edit>(readEdits());
	conflict: Conflict | undefined;
	status: SaveStatus = { kind: "idle" };
	/** Counts what the service has accepted, so that the preview is loaded again. */
	saved = 0;
	#steps = readSteps();
	#lastChange: { id: string; label: string; at: number } | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#wait = 0;
	#saving: Promise<void> | undefined;
	#version = 0;
	readonly #listeners = new Set<() => void>();
	readonly #types: ReadonlyMap<string, FormType>;

	constructor(types: readonly FormType[]) {
		this.#types = new Map(types.map((type) => [type.id, type]));
		if (this.edits.size > 0) this.#planSave(0);
		globalThis.addEventListener?.("online", () => this.#planSave(0));
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};
	readonly getVersion = (): number => this.#version;
	#tell(): void {
		this.#version++;
		for (const listener of this.#listeners) listener();
	}

	findType(id: string): FormType | undefined {
		return this.#types.get(id);
	}
	isLocalised(id: string): (field: string) => boolean {
		const type = this.findType(this.entries.get(id)?.type ?? "");
		return (name) => type?.fields.find((field) => field.id === name)?.localised ?? false;
	}

	/** Returns an entry with what is not saved yet. */
	find(id: string): Entry | undefined {
		const entry = this.entries.get(id);
		const edit = this.edits.get(id);
		return entry && edit ? { ...entry, fields: edit.fields } : entry;
	}

	put(...entries: readonly Entry[]): void {
		for (const entry of entries) this.entries.set(entry.id, entry);
		this.#tell();
	}

	async openTree(id: string): Promise<void> {
		this.put(...(await calls.readTree(id)));
	}

	/** Changes the draft of an entry; it is saved once the editor pauses. */
	change(id: string, fields: Fields, label: string): void {
		const present = this.find(id);
		if (!present || isSameValue(present.fields, fields)) return;
		const last = this.#lastChange;
		const step = this.#steps.done.at(-1);
		const isSameStep = last?.id === id && last.label === label && Date.now() - last.at < ONE_STEP;
		if (isSameStep && step?.id === id && step.label === label) step.after = fields;
		else this.#steps.done.push({ id, label, before: present.fields, after: fields });
		this.#lastChange = { id, label, at: Date.now() };
		if (this.#steps.done.length > MOST_STEPS) this.#steps.done.shift();
		this.#steps.undone = [];
		this.#edit(id, fields);
	}

	#edit(id: string, fields: Fields): void {
		const entry = this.entries.get(id);
		if (!entry) return;
		const edit = this.edits.get(id) ?? { base: entry.fields, version: entry.version, fields };
		this.edits.set(id, { ...edit, fields });
		keepEdit(id, { ...edit, fields });
		keepSteps(this.#steps);
		this.#planSave(QUIET);
		this.#tell();
	}

	get lastStep(): Step | undefined {
		return this.#steps.done.findLast(({ id }) => this.entries.has(id));
	}
	get nextStep(): Step | undefined {
		return this.#steps.undone.findLast(({ id }) => this.entries.has(id));
	}

	/** Takes the last step back, or again. Returns the entry that it was about. */
	turn(way: "undo" | "redo"): string | undefined {
		const [from, to] =
			way === "undo" ? [this.#steps.done, this.#steps.undone] : [this.#steps.undone, this.#steps.done];
		const step = way === "undo" ? this.lastStep : this.nextStep;
		const present = step && this.find(step.id);
		if (!step || !present) return undefined;
		from.splice(from.indexOf(step), 1);
		to.push(step);
		const turned = way === "undo" ? step : { before: step.after, after: step.before };
		this.#lastChange = undefined;
		this.#edit(step.id, undoChange(present.fields, turned, this.isLocalised(step.id)));
		return step.id;
	}

	#planSave(after: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.save(), after);
	}

	/** Saves all edits. Returns whether nothing is left to save. */
	async save(): Promise<boolean> {
		clearTimeout(this.#timer);
		while (this.#saving) await this.#saving;
		if (this.edits.size === 0) return true;
		this.#saving = this.#saveAll().finally(() => {
			this.#saving = undefined;
		});
		await this.#saving;
		return this.edits.size === 0;
	}

	async #saveAll(): Promise<void> {
		this.status = { kind: "saving" };
		this.#tell();
		for (const id of [...this.edits.keys()]) {
			if (this.conflict?.id === id) continue;
			if (!(await this.#saveOne(id))) return;
		}
		this.#wait = 0;
		if (this.edits.size === 0) this.status = { kind: "saved", at: new Date() };
		this.#tell();
	}

	/** Returns false if other entries should not be tried now. */
	async #saveOne(id: string): Promise<boolean> {
		const edit = this.edits.get(id);
		if (!edit) return true;
		try {
			const entry = await calls.updateEntry(id, { version: edit.version, fields: edit.fields });
			this.#accept(entry, edit.fields);
			return true;
		} catch (error) {
			if (!(error instanceof CallFailed)) throw error;
			return this.#handleRefusal(id, edit, error);
		}
	}

	async #handleRefusal(id: string, edit: Edit, error: CallFailed): Promise<boolean> {
		if (error.isPassing) {
			this.#wait = Math.min(MOST_WAIT, this.#wait * 2 || FIRST_WAIT);
			this.status = { kind: "retrying" };
			this.#planSave(this.#wait);
			this.#tell();
			return false;
		}
		if (error.status === 401) {
			this.status = { kind: "signed-out" };
			this.#planSave(MOST_WAIT);
			this.#tell();
			return false;
		}
		if (error.status === 409) {
			const theirs = await calls.readEntry(id).catch(() => undefined);
			if (!theirs) {
				this.#planSave(FIRST_WAIT);
				return false;
			}
			this.entries.set(id, theirs);
			// Another tab of this browser has saved the same edit.
			if (isSameValue(theirs.fields, edit.fields)) this.#accept(theirs, edit.fields);
			else if (isSameValue(theirs.fields, edit.base)) this.#rebase(id, theirs, edit.fields);
			else this.conflict = { id, edit: this.edits.get(id) ?? edit, theirs };
			this.#tell();
			return true;
		}
		this.status = { kind: "refused", id, reason: error.message };
		this.#tell();
		return true;
	}

	#rebase(id: string, theirs: Entry, fields: Fields): void {
		this.edits.set(id, { base: theirs.fields, version: theirs.version, fields });
		keepEdit(id, { base: theirs.fields, version: theirs.version, fields });
		this.#planSave(0);
	}

	/** Takes an entry as the service has stored it. Fields that were changed while it was being saved stay to be saved. */
	#accept(entry: Entry, sent: Fields): void {
		this.entries.set(entry.id, entry);
		const edit = this.edits.get(entry.id);
		if (edit && !isSameValue(edit.fields, sent)) {
			this.#rebase(entry.id, entry, edit.fields);
			this.#planSave(QUIET);
		} else {
			this.edits.delete(entry.id);
			forgetEdit(entry.id);
		}
		this.saved++;
	}

	/** Ends a conflict (studio-4): with mine on top of theirs, or with theirs, and mine as the step that "undo" brings back. */
	resolve(choice: "mine" | "theirs"): void {
		const { conflict } = this;
		if (!conflict) return;
		const { id, theirs } = conflict;
		const edit = this.edits.get(id) ?? conflict.edit;
		const merged = mergeChanges(
			{ base: edit.base, mine: edit.fields, theirs: theirs.fields },
			this.isLocalised(id),
		);
		this.conflict = undefined;
		if (choice === "mine") this.#rebase(id, theirs, merged);
		else {
			this.edits.delete(id);
			forgetEdit(id);
			this.#steps.done.push({ id, label: "their version", before: merged, after: theirs.fields });
			keepSteps(this.#steps);
			this.status = { kind: "saved", at: new Date() };
			this.saved++;
		}
		this.#tell();
	}

	/** Creates a draft; undefined with a message if the service refuses or does not answer. */
	async create(type: string, fields: Fields): Promise<Entry> {
		const id = `${type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`;
		const entry = await calls.createEntry({ id, type, fields });
		this.put(entry);
		return entry;
	}

	async changeSettings(id: string, settings: Partial<Settings>): Promise<void> {
		await this.take(id, (version) => calls.updateEntry(id, { version, ...settings }));
	}

	/**
	 * Runs a change of the service on the present version of an entry, after its draft has been saved. The version is read again, because a planned
	 * version that was published at its time raises it, too. A draft that another editor has changed meanwhile is shown instead.
	 */
	async take(id: string, change: (version: number) => Promise<Entry>): Promise<Entry> {
		if (!(await this.save())) throw new CallFailed(0, { detail: "The draft is not saved yet." });
		const known = this.entries.get(id);
		const present = await calls.readEntry(id);
		this.entries.set(id, present);
		if (known && !isSameValue(known.fields, present.fields)) {
			this.#tell();
			throw new CallFailed(409, {
				detail: `${present.updatedBy} has changed it meanwhile. Look at it first.`,
			});
		}
		const entry = await change(present.version);
		this.entries.set(id, entry);
		this.saved++;
		this.#tell();
		return entry;
	}

	/** Returns the entries that a page shows, itself first, each once. */
	listTree(id: string): Entry[] {
		const found = new Map<string, Entry>();
		const open = [id];
		for (let next = open.shift(); next !== undefined; next = open.shift()) {
			const entry = found.has(next) ? undefined : this.find(next);
			if (!entry) continue;
			found.set(next, entry);
			if (next === id || !this.isPage(entry.type)) open.push(...this.listLinks(entry));
		}
		return [...found.values()];
	}

	isPage(type: string): boolean {
		return this.findType(type)?.fields.some(({ id }) => id === "slug") ?? false;
	}

	listLinks({ type, fields }: Entry): string[] {
		const found: string[] = [];
		const walk = (value: unknown): void => {
			if (typeof value !== "object" || value === null) return;
			const { link, linkType, id } = value as { link?: unknown; linkType?: unknown; id?: unknown };
			if (typeof link === "string") found.push(link);
			else if (linkType === "Entry" && typeof id === "string") found.push(id);
			else for (const inner of Object.values(value)) walk(inner);
		};
		for (const { id, kind } of this.findType(type)?.fields ?? [])
			if (kind === "link" || kind === "links" || kind === "rich-text") walk(fields[id]);
		return [...new Set(found)];
	}

	/** Returns what the edit of a conflict and the other editor have changed. */
	describeConflict({ id, edit, theirs }: Conflict) {
		const isLocalised = this.isLocalised(id);
		return {
			mine: compareFields(edit.base, edit.fields, isLocalised),
			theirs: compareFields(edit.base, theirs.fields, isLocalised),
		};
	}
}
