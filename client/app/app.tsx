import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
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
	const page = useSyncExternalStore(pages.subscribe, pages.get, pages.first);
	const { locale, shell, path } = page;
	const place = useMemo(() => ({ locale, shell }), [locale, shell]);
	return (
		<TextsContext value={texts}>
			<QueryClientProvider client={queryClient}>
				<AppContext value={services}>
					<PlaceContext value={place}>
						<PathContext value={path}>
							<PixelRatio value={shell.pixelRatio ?? STANDARD_RATIO}>
								<SessionProvider>
									<Shell page={page} screens={screens} />
								</SessionProvider>
							</PixelRatio>
						</PathContext>
					</PlaceContext>
				</AppContext>
			</QueryClientProvider>
		</TextsContext>
	);
}
