import { useEffect } from "react";
import { endHydration } from "../state/drawing/hydration.ts";
import { App, type AppProps } from "./app.tsx";
import { loadOnTheWay } from "./navigation/change-view.ts";
import { loadPlaces } from "./navigation/load-scroll-restoration.ts";
import { savesData } from "./navigation/prefetch.ts";
import { hideBrokenPictures } from "./start/hide-broken-pictures.ts";
import { replayEarlyInput } from "./start/replay-early-input.ts";
import { whenIdle } from "./start/when-idle.ts";

/**
 * Renders the app in the browser. After hydration, early input is repeated, and the listeners that can wait start when the browser is
 * idle. This component is not in entry.tsx, because hot reload runs modules with components twice.
 */
export function RunningApp(props: AppProps) {
	const { ui, events } = props.services;
	const { pages, queryClient, texts } = props;
	useEffect(() => {
		endHydration();
		replayEarlyInput();
		hideBrokenPictures();
		return whenIdle(() => {
			ui.set({ awake: true });
			// A first choice on a list has no time to load it. Elsewhere it comes with the first page that is fetched.
			if (pages.get().kind === "list" && !savesData()) void loadOnTheWay();
			const keep = async (isBack: boolean) => (await loadPlaces())?.keepPlaces(isBack);
			if (scrollY > 0) void keep(true);
			else addEventListener("scroll", () => void keep(false), { once: true });
			import("./start/listen-to-shop.ts").then(
				(late) => late.listenToShop(events, queryClient, pages, ui, texts.t),
				() => {},
			);
		});
	}, [ui, events, queryClient, pages, texts]);
	return <App {...props} />;
}
