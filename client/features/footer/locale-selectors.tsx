import { memo, useMemo, useState } from "react";
import type { CountryView } from "../../../shared/contracts/views.ts";
import { usePath, usePlace, useUiState } from "../../state/app-context.tsx";
import { isOpenedEarly } from "../../state/drawing/hydration.ts";
import { Still } from "../../state/drawing/still.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Disclosure } from "../../ui/overlay/disclosure.tsx";
import styles from "./locale-selectors.module.css";
import { matchCountries } from "./match-countries.ts";

/** Country and language: forms that work by themselves; the shop answers with the same page in the new locale. */
export function LocaleSelectors() {
	return (
		<div className={styles.selectors}>
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
	const [typed, setTyped] = useState("");
	const [wasOpened, setOpened] = useState(isOpenedEarly);
	const found = useMemo(() => matchCountries(shell.countries, typed), [shell.countries, typed]);
	const chosen = t("countryLine", { country: shell.country.name, currency: shell.country.currency });
	return (
		<Disclosure
			className={styles.country}
			summaryClassName={styles.summary}
			closeOn={path}
			onToggle={() => {
				setTyped("");
				setOpened(true);
			}}
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
						className={styles.search}
						type="search"
						placeholder={t("shell.searchCountry")}
						aria-label={t("shell.searchCountry")}
						autoComplete="off"
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
					/>
				) : null}
				<form method="post" action={shell.preferencesHref}>
					<input type="hidden" name="language" value={locale.language} />
					<input type="hidden" name="path" value={path} />
					<Still moves={wasOpened}>
						<Countries found={found} current={locale.country} />
					</Still>
				</form>
				<p role="status" className={found.length > 0 ? type_.hidden : styles.nothing}>
					{found.length > 0 ? "" : t("shell.nothingFound")}
				</p>
			</div>
		</Disclosure>
	);
}

/** For itself: another page of the shop is in the same countries. */
const Countries = memo(function Countries({ found, current }: { found: CountryView[]; current: string }) {
	return (
		<ul className={styles.countries}>
			{found.map(({ country, name, currency }) => (
				<li key={country}>
					<button
						type="submit"
						name="country"
						value={country}
						className={styles.option}
						aria-current={country === current || undefined}
					>
						<span>{name}</span>
						<span className={styles.currency}>{currency}</span>
					</button>
				</li>
			))}
		</ul>
	);
});

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
