import type { LocaleView } from "../../../shared/contracts/page.ts";
import type { ShellView } from "../../../shared/contracts/views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import styles from "./locale-selectors.module.css";

export function Part({ shell, locale, path }: { shell: ShellView; locale: LocaleView; path: string }) {
	const { t } = useTranslation();
	return (
		<>
			<details className={styles.country}>
				<summary className={styles.summary}>
					<span className={type_.hidden}>{`${t("shell.country")}: `}</span>
					<span>{t("countryLine", { country: shell.country.name, currency: shell.country.currency })}</span>
				</summary>
				<div className={styles.panel} data-search={t("shell.searchCountry")}>
					<form method="post" action={shell.preferencesHref}>
						<input type="hidden" name="language" value={locale.language} />
						<input type="hidden" name="path" value={path} />
						<ul className={styles.countries}>
							{shell.countries.map(({ country, name, currency }) => (
								<li key={country}>
									<button
										type="submit"
										name="country"
										value={country}
										aria-current={country === locale.country || undefined}
									>
										<span>{name}</span>
										<span>{currency}</span>
									</button>
								</li>
							))}
						</ul>
					</form>
					<p role="status" data-text={t("shell.nothingFound")} />
				</div>
			</details>
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
						aria-current={current || undefined}
					>
						{name}
					</button>
				))}
			</form>
		</>
	);
}
