import type { CSSProperties } from "react";
import { type SectionProps, Sections } from "../../client/state/drawing/sections.tsx";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Cta } from "../../client/ui/cta.tsx";
import { imageSrcSet, imageUrl } from "../../shared/domain/media/images.ts";
import type { HeroView } from "./section.ts";
import styles from "./view.module.css";

/** The picture covers the screen's height, so that upright ones are cut at their sides and drawn wider than the screen. */
const PORTRAIT_SIZES = "max(100vw, 70vh)";

const LIGHT = "255 255 255";

const writeColours = ({ text, isDark }: NonNullable<HeroView["colour"]>) =>
	({
		color: text,
		"--cta": text,
		"--focus": text,
		"--on-cta": isDark ? "var(--paper)" : "var(--ink)",
	}) as CSSProperties;

export function Part({ view, data }: SectionProps<HeroView>) {
	const { heading, image, line, link, isLate, film = [], colour } = view;
	const { portrait, landscape } = image;
	// A lower quality shows as bands in the light of a large picture (content-45).
	const wide = `${landscape.src}?q=90`;
	const shade = colour?.isDark ? ({ "--shade": LIGHT } as CSSProperties) : undefined;
	return (
		<section className={styles.hero} style={shade}>
			<picture>
				<source
					media="(orientation: landscape)"
					srcSet={imageSrcSet(wide)}
					sizes="100vw"
					width={landscape.width}
					height={landscape.height}
				/>
				<img
					className={styles.heroPicture}
					src={imageUrl(portrait.src, 720)}
					srcSet={imageSrcSet(portrait.src)}
					sizes={PORTRAIT_SIZES}
					width={portrait.width}
					height={portrait.height}
					alt={portrait.alt}
					loading={isLate && "lazy"}
					fetchPriority={isLate ? undefined : "high"}
				/>
			</picture>
			<Sections data={data} sections={film} />
			<div className={styles.words} style={colour && writeColours(colour)}>
				{heading ? (
					<>
						<h1 className={classNames(type_.hero, styles.line)}>{heading}</h1>
						<p className={type_.lead}>{line}</p>
					</>
				) : (
					<h2 className={classNames(type_.hero, styles.line)}>{line}</h2>
				)}
				{link ? <Cta cta={link} /> : null}
			</div>
		</section>
	);
}
