import { useCallback, useEffect, useRef, useState } from "react";
import { type PagePlace, readPlace, writeFrameLink } from "../shared/calls.ts";
import { toAddress } from "./preview-choice.ts";

/** Milliseconds without a further choice before the frame is loaded. */
const PAUSE = 150;
/** Milliseconds that a loaded frame has to connect, before each attempt but the last. */
const PATIENCE = [4000, 8000, 16_000] as const;
/** Milliseconds between attempts to get a link. */
const WAIT = { first: 2000, most: 30_000 } as const;

/** `placed`: changes when the page may be at another place. `state`: a PreviewState as JSON. */
type Wanted = { pageId: string; placed: string; country: string; language: string; state: string };
type Shown = { src: string; key: number; canConnect: boolean };

export type PreviewLink = {
	/** Undefined until it is known. */
	place: PagePlace | undefined;
	shown: Shown | undefined;
	isConnected: boolean;
	fault: string | undefined;
	onConnect: () => void;
	/** The frame has loaded a document, which may be a refusal or a fault of the shop. */
	onLoad: () => void;
	loadAgain: () => void;
};

/**
 * Returns the link that the frame shows, a new one for each view. A frame that was
 * loaded and does not connect is loaded again by another link, and a link that cannot be had is asked for again (studio-9). A page that is not shown at
 * the moment, and contents of lists and products, have nothing to connect.
 */
export function usePreviewLink({ pageId, placed, country, language, state }: Wanted): PreviewLink {
	const [place, setPlace] = useState<PagePlace>();
	const [shown, setShown] = useState<Shown>();
	const [isConnected, setConnected] = useState(false);
	const [fault, setFault] = useState<string>();
	const [loads, setLoads] = useState(0);
	const count = useRef(0);
	const attempts = useRef(0);
	const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
	const loadAgain = useCallback(() => setLoads((before) => before + 1), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another view has attempts of its own.
	useEffect(() => {
		attempts.current = 0;
	}, [pageId, placed, country, language, state]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `loads` asks for another link to the same view, and `placed` for its place.
	useEffect(() => {
		clearTimeout(patience.current);
		let isCurrent = true;
		let timer: ReturnType<typeof setTimeout>;
		let wait: number = WAIT.first;
		const load = async () => {
			try {
				const view = { country, language };
				const found = await readPlace(pageId, view, JSON.parse(state));
				const { path, pdToken } = found;
				const query = pdToken ? `?${new URLSearchParams({ mode: "EDIT", pdToken })}` : "";
				const link =
					path === null ? undefined : await writeFrameLink(toAddress(view, path) + query, JSON.parse(state));
				if (!isCurrent) return;
				setFault(undefined);
				setConnected(false);
				setPlace(found);
				setShown(link && { src: link.href, key: ++count.current, canConnect: pdToken !== null });
			} catch (error) {
				if (!isCurrent) return;
				setFault(`${(error as Error).message} The studio tries again.`);
				timer = setTimeout(load, wait);
				wait = Math.min(wait * 2, WAIT.most);
			}
		};
		timer = setTimeout(load, PAUSE);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
			clearTimeout(patience.current);
		};
	}, [pageId, placed, country, language, state, loads]);

	const canConnect = shown?.canConnect ?? false;
	return {
		place,
		shown,
		isConnected,
		fault,
		loadAgain,
		onConnect: useCallback(() => {
			clearTimeout(patience.current);
			attempts.current = 0;
			setConnected(true);
			setFault(undefined);
		}, []),
		onLoad: useCallback(() => {
			clearTimeout(patience.current);
			if (!canConnect || isConnected) return;
			const time = PATIENCE[attempts.current];
			patience.current = setTimeout(() => {
				attempts.current++;
				if (time === undefined) setFault("The shop does not connect.");
				else loadAgain();
			}, time ?? PATIENCE[0]);
		}, [canConnect, isConnected, loadAgain]),
	};
}
