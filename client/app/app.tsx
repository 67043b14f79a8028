import "../styles/tokens.css";
import "../styles/base.css";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { PageView } from "../../shared/contracts/page.ts";
import { STANDARD_RATIO } from "../../shared/domain/media/images.ts";
import type { Texts } from "../../shared/i18n/create-texts.ts";
import { AppContext, type AppServices, PathContext, PlaceContext } from "../state/app-context.tsx";
import { SessionProvider } from "../state/basket/session-provider.tsx";
import { TextsContext } from "../state/texts.ts";
import { PixelRatio } from "../ui/pixel-ratio.ts";
import type { PageStore } from "./navigation/page-store.ts";
import type { Screens } from "./parts/screens.ts";
import { Shell } from "./shell.tsx";

export type AppProps = {
	pages: PageStore;
	screens: Screens;
	services: AppServices;
	queryClient: QueryClient;
	texts: Texts;
};

export function App({ pages, screens, services, queryClient, texts }: AppProps) {
	const page = usePage(pages);
	const { locale, shell, path } = page;
	const place = useMemo(() => ({ locale, shell }), [locale, shell]);
	// The same element: a new page renders neither the session nor the queries again.
	const content = useMemo(
		() => (
			<SessionProvider>
				<ShownPage pages={pages} screens={screens} />
			</SessionProvider>
		),
		[pages, screens],
	);
	return (
		<TextsContext value={texts}>
			<QueryClientProvider client={queryClient}>
				<AppContext value={services}>
					<PlaceContext value={place}>
						<PathContext value={path}>
							<PixelRatio value={shell.pixelRatio ?? STANDARD_RATIO}>{content}</PixelRatio>
						</PathContext>
					</PlaceContext>
				</AppContext>
			</QueryClientProvider>
		</TextsContext>
	);
}

function ShownPage({ pages, screens }: Pick<AppProps, "pages" | "screens">) {
	return <Shell page={usePage(pages)} screens={screens} />;
}

const usePage = ({ subscribe, get, first }: PageStore): PageView =>
	useSyncExternalStore(subscribe, get, first);
