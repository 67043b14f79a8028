import { LEFT_KEY } from "../../../shared/domain/analytics/left-key.ts";
import type { RememberedClick } from "../../../shared/domain/analytics/remember-click.ts";
import { keepOptional, mayKeep } from "../consent.ts";
import { recallLeft } from "./recall-left.ts";

const KEY = "shop.visit";

/**
 * Remembers what events of this visit need from earlier documents (event-29). `customer`: whom the shop knew last. `pageViews`: how many page views
 * were counted.
 */
export type VisitMemory = RememberedClick & {
	/** The ids of handed events that the data layer has. */
	told?: string[];
	customer?: "guest" | "registered";
	pageViews: number;
};

const NOTHING: VisitMemory = { pageViews: 0 };

function read(): VisitMemory {
	try {
		const memory: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
		return memory && typeof memory === "object" ? { ...NOTHING, ...memory } : NOTHING;
	} catch {
		return NOTHING;
	}
}

/** Adds documents that were left before analytics had loaded. */
function addLeft(memory: VisitMemory): VisitMemory {
	try {
		const text = sessionStorage.getItem(LEFT_KEY);
		if (!text) return memory;
		sessionStorage.removeItem(LEFT_KEY);
		const { click, pageViews } = recallLeft(text);
		return { ...memory, ...click, pageViews: memory.pageViews + pageViews };
	} catch {
		return memory;
	}
}

/** Returns the memory of this window's visit. Where the browser stores nothing, it lasts as long as the document. */
export function createVisitMemory() {
	let memory = mayKeep("analytics") ? read() : NOTHING;
	const set = (change: Partial<VisitMemory>): void => {
		memory = { ...memory, ...change };
		try {
			keepOptional("analytics", KEY, JSON.stringify(memory), sessionStorage);
		} catch {}
	};
	const known = mayKeep("analytics") ? addLeft(memory) : memory;
	if (known !== memory) set(known);
	return { get: (): VisitMemory => memory, set };
}
