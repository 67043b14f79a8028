import { usePlace } from "../../client/state/app-context.tsx";
import { SectionsBelow } from "../../client/state/drawing/sections.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Niche } from "../../client/ui/overlay/niche.tsx";
import { Picture } from "../../client/ui/picture.tsx";
import type { LandingData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: LandingData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { suggestion } = data;
	return (
		<main id="main" className={styles.landing}>
			<p className={styles.logo} lang="en">
				{shell.siteName}
			</p>
			<div className={styles.entrance}>
				<div className={styles.door}>
					<h1 className={type_.hero}>{t("landing.heading")}</h1>
					{suggestion ? (
						<>
							<p className={type_.lead}>{t("landing.offer", { country: suggestion.countryName })}</p>
							<form method="post" action={shell.preferencesHref}>
								<input type="hidden" name="country" value={suggestion.country} />
								<input type="hidden" name="language" value={suggestion.language} />
								<input type="hidden" name="path" value="/" />
								<button type="submit" className={classNames(button.button, button.light)}>
									{t("landing.enterIn", { language: suggestion.languageName })}
								</button>
							</form>
						</>
					) : null}
				</div>
				{data.picture ? (
					<Picture
						image={data.picture}
						sizes="(min-width: 768px) 30vw, 60vw"
						className={styles.window}
						eager
						first
					/>
				) : (
					<Niche />
				)}
			</div>
			<section aria-labelledby="landing-other">
				<h2 id="landing-other" className={type_.label}>
					{t("landing.other")}
				</h2>
				<ul className={styles.countries}>
					{data.countries.map((option) => (
						<li key={option.country}>
							<form method="post" action={shell.preferencesHref} className={styles.country}>
								<input type="hidden" name="country" value={option.country} />
								<input type="hidden" name="path" value="/" />
								<span className={styles.name} id={`country-${option.country}`}>
									{option.name}
								</span>
								<span className={styles.languages}>
									{option.languages.map(({ language, name }) => (
										<button
											key={language}
											type="submit"
											name="language"
											value={language}
											lang={language}
											className={styles.language}
											aria-label={t("landing.in", { country: option.name, language: name })}
										>
											{name}
										</button>
									))}
								</span>
							</form>
						</li>
					))}
				</ul>
			</section>
			<SectionsBelow data={data} />
		</main>
	);
}
