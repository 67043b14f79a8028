import { createContext, useContext, useSyncExternalStore } from "react";
import type { EntryStore } from "../store/entry-store.ts";
import type { Language, StudioSettings } from "./entries.ts";

export type ChooseEntry = (types: readonly string[]) => Promise<string | undefined>;
export type Studio = {
	store: EntryStore;
	settings: StudioSettings;
	/** Languages of the two columns. */
	reference: Language;
	target: Language;
	/** Opens an entry's form. */
	select: (id: string) => void;
	chooseEntry: ChooseEntry;
	/** Says a result to the editor. */
	say: (text: string, kind?: "done" | "failed") => void;
};

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
	const studio = useContext(StudioContext);
	if (!studio) throw new Error("There is no studio around this component.");
	useSyncExternalStore(studio.store.subscribe, studio.store.getVersion);
	return studio;
}
