import { useEffect, useState } from "react";
import { CallFailed, readSettings, readTypes } from "./shared/calls.ts";
import type { StudioSettings } from "./shared/entries.ts";
import { EntryStore } from "./store/entry-store.ts";
import { Workbench } from "./workbench.tsx";

type Loaded = { store: EntryStore; settings: StudioSettings };
const WAIT = 3000;

/** Loads what the studio needs, and tries again while the service does not answer. */
export function App() {
	const [loaded, setLoaded] = useState<Loaded>();
	const [fault, setFault] = useState<string>();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isCurrent = true;
		const load = async () => {
			try {
				const [settings, types] = await Promise.all([readSettings(), readTypes()]);
				if (isCurrent) setLoaded({ settings, store: new EntryStore(types) });
			} catch (error) {
				if (error instanceof CallFailed && error.status === 401) return location.reload();
				if (!isCurrent) return;
				setFault((error as Error).message);
				timer = setTimeout(load, WAIT);
			}
		};
		void load();
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, []);
	if (loaded) return <Workbench {...loaded} />;
	return (
		<main className="loading">
			<h1>Studio</h1>
			<p role="status">
				{fault ? `The studio cannot be loaded: ${fault} It tries again by itself.` : "Opening the studio …"}
			</p>
		</main>
	);
}
