import { useEffect, useRef } from "react";
import { usePath, usePlace } from "../../state/app-context.tsx";
import { Still } from "../../state/drawing/still.tsx";
import { COUNTRY_ID } from "../../ui/anchors.ts";
import styles from "./footer.module.css";
import selectorStyles from "./locale-selectors.module.css";

const NOTHING = {};

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
			<Still
				className={styles.columns}
				name="footerColumns"
				from={{ siteName: shell.siteName, columns: shell.footer.columns }}
				lasting
			/>
			<div ref={selectors} id={COUNTRY_ID}>
				<Still
					className={selectorStyles.selectors}
					name="localeSelectors"
					from={{ shell, locale, path }}
					lasting
				/>
			</div>
			<Still className={styles.consent} name="consent" from={NOTHING} lasting />
			<p className={styles.copyright}>{shell.footer.copyright}</p>
		</footer>
	);
}
