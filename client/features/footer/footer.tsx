import { useEffect, useRef } from "react";
import { usePath, usePlace } from "../../state/app-context.tsx";
import { serverOnly } from "../../state/drawing/server-only.tsx";
import { COUNTRY_ID } from "../../ui/anchors.ts";
// The consent banner has buttons and is in the HTML of every page, so their styles must load with every page.
import "../../ui/button.module.css";
import styles from "./footer.module.css";
import selectorStyles from "./locale-selectors.module.css";

const NOTHING = {};
const lasting = { lasting: true };
const FooterColumns = serverOnly<typeof import("./footer-columns.still.tsx")>("footerColumns", lasting);
const LocaleSelectors = serverOnly<typeof import("./locale-selectors.still.tsx")>("localeSelectors", lasting);
const Consent = serverOnly<typeof import("./consent.still.tsx")>("consent", lasting);

export function Footer() {
	const { shell, locale } = usePlace();
	const path = usePath();
	const selectors = useRef<HTMLDivElement>(null);

	useEffect(() => {
		for (const field of selectors.current?.querySelectorAll<HTMLInputElement>("[name=path]") ?? [])
			field.value = path;
		const countries = selectors.current?.querySelector("details");
		return () => {
			if (countries) countries.open = false;
		};
	}, [path]);

	useEffect(() => {
		const countries = selectors.current?.querySelector("details");
		const search = async () =>
			countries?.open && (await import("./search-countries.ts")).searchCountries(countries);
		void search();
		countries?.addEventListener("toggle", search);
		return () => countries?.removeEventListener("toggle", search);
	}, []);

	return (
		<footer className={styles.footer}>
			<FooterColumns className={styles.columns} from={{ siteName: shell.siteName, footer: shell.footer }} />
			<div ref={selectors} id={COUNTRY_ID}>
				<LocaleSelectors className={selectorStyles.selectors} from={{ shell, locale, path }} />
			</div>
			<Consent className={styles.consent} from={NOTHING} />
			<p className={styles.note}>{shell.footer.copyright}</p>
		</footer>
	);
}
