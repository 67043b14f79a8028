import { keepOptional, mayKeep } from "../consent.ts";

const KEY = "shop.visit";

type Sourced = { source?: string; sourceSpecification?: string };

/**
 * Remembers what events of this visit need from earlier documents (event-29). `customer`: whom the shop knew last. `pageViews`: how many page views
 * were counted.
 */
export type VisitMemory = {
	/** The ids of handed events that the data layer has. */
	told?: string[];
	source?: Sourced;
	list?: { id: string; name: string };
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

/** Returns the memory of this window's visit. Where the browser stores nothing, it lasts as long as the document. */
export function createVisitMemory() {
	let memory = mayKeep("analytics") ? read() : NOTHING;
	return {
		get: (): VisitMemory => memory,
		set(change: Partial<VisitMemory>): void {
			memory = { ...memory, ...change };
			try {
				keepOptional("analytics", KEY, JSON.stringify(memory), sessionStorage);
			} catch {}
		},
	};
}
