import { useRef, useState } from "react";
import { usePath, usePlace, useUiState } from "../../state/app-context.tsx";
import { Still } from "../../state/drawing/still.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Disclosure } from "../../ui/overlay/disclosure.tsx";
import styles from "./locale-selectors.module.css";

/** Where the menu of phones leads. */
export const COUNTRY_ID = "country";

/** Country and language: forms that work by themselves; the shop answers with the same page in the new locale. */
export function LocaleSelectors() {
	return (
		<div id={COUNTRY_ID} className={styles.selectors}>
			<CountrySelector />
			<LanguageSelector />
		</div>
	);
}

function CountrySelector() {
	const { t } = useTranslation();
	const { shell, locale } = usePlace();
	const path = usePath();
	const { awake } = useUiState();
	const [isNothing, setNothing] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const chosen = t("countryLine", { country: shell.country.name, currency: shell.country.currency });
	const search = async () => {
		const { showMatching } = await import("./match-countries.ts");
		if (form.current) setNothing(showMatching(form.current, input.current?.value ?? "") === 0);
	};
	const startAgain = () => {
		if (!input.current?.value) return;
		input.current.value = "";
		void search();
	};
	return (
		<Disclosure
			className={styles.country}
			summaryClassName={styles.summary}
			closeOn={path}
			onToggle={startAgain}
			summary={
				<>
					<span className={type_.hidden}>{t("shell.country")}: </span>
					<span>{chosen}</span>
				</>
			}
		>
			<div className={styles.panel}>
				{awake ? (
					<input
						ref={input}
						className={styles.search}
						type="search"
						placeholder={t("shell.searchCountry")}
						aria-label={t("shell.searchCountry")}
						autoComplete="off"
						onInput={search}
					/>
				) : null}
				<form ref={form} method="post" action={shell.preferencesHref}>
					<input type="hidden" name="language" value={locale.language} />
					<input type="hidden" name="path" value={path} />
					<Still name="countries" from={{ countries: shell.countries, current: locale.country }} lasting />
				</form>
				<p role="status" className={isNothing ? styles.nothing : type_.hidden}>
					{isNothing ? t("shell.nothingFound") : ""}
				</p>
			</div>
		</Disclosure>
	);
}

function LanguageSelector() {
	const { t } = useTranslation();
	const { shell, locale } = usePlace();
	const path = usePath();
	return (
		<form
			method="post"
			action={shell.preferencesHref}
			aria-label={t("shell.language")}
			className={styles.languages}
		>
			<input type="hidden" name="country" value={locale.country} />
			<input type="hidden" name="path" value={path} />
			{shell.languages.map(({ language, name, current }) => (
				<button
					key={language}
					type="submit"
					name="language"
					value={language}
					lang={language}
					className={classNames(styles.language, current && styles.current)}
					aria-current={current || undefined}
				>
					{name}
				</button>
			))}
		</form>
	);
}
