import { type ComponentType, useMemo } from "react";
import type { PageView } from "../../shared/contracts/page.ts";
import { Footer } from "../features/footer/footer.tsx";
import { Header } from "../features/header/header.tsx";
import { Toasts } from "../features/layers/toasts.tsx";
import { WishlistButtons } from "../features/wishlist/wishlist-buttons.tsx";
import { ErrorBoundary } from "../state/drawing/error-boundary.tsx";
import { withPage } from "../state/drawing/with-page.tsx";
import { reportError } from "../state/report-error.ts";
import { useTranslation } from "../state/texts.ts";
import type_ from "../styles/type.module.css";
import { Layers } from "./lazy-layers.tsx";
import type { Screens } from "./parts/screens.ts";
import styles from "./status.module.css";
import { Status } from "./status.tsx";
import { ZoneBanner } from "./zone-banner.tsx";

const DesignMode = withPage<typeof import("../features/design/design-mode.part.tsx")>("designMode");
const FOOTER = <Footer />;
const OVER = (
	<>
		<Layers />
		<Toasts />
		<Status />
	</>
);

export function Shell({ page, screens }: { page: PageView; screens: Screens }) {
	const { t } = useTranslation();
	const header = useMemo(() => <Header type={page.headerType} />, [page.headerType]);
	const fallback = (
		<main id="main" className={styles.failed}>
			<h1 className={type_.display}>{t("error.title")}</h1>
			<p>{t("error.again")}</p>
		</main>
	);
	const body = (
		<ErrorBoundary
			key={page.path.split("?", 1)[0]}
			fallback={fallback}
			onError={(error) => reportError(error, page.path)}
		>
			<PageBody page={page} screens={screens} />
		</ErrorBoundary>
	);
	if (page.kind === "landing") return body;
	const isBare = page.kind === "checkout" || page.shell.isInApp;
	return (
		<WishlistButtons>
			<a className={styles.skip} href="#main">
				{t("shell.skip")}
			</a>
			{isBare ? null : <ZoneBanner place="top-banner" />}
			{isBare ? null : header}
			{body}
			{isBare ? null : <ZoneBanner place="bottom-banner" />}
			{isBare ? null : FOOTER}
			{OVER}
		</WishlistButtons>
	);
}

/** Renders the page's screen. This is a component, so that a missing screen throws inside the error boundary. */
function PageBody({ page, screens }: { page: PageView; screens: Screens }) {
	const Screen = screens(page.kind) as ComponentType<{ data: PageView["data"] }>;
	const screen = <Screen data={page.data} />;
	return "designMode" in page.data ? <DesignMode data={page.data}>{screen}</DesignMode> : screen;
}
