import { type SectionProps, Sections } from "../../client/state/drawing/sections.tsx";
import { classNames } from "../../client/ui/class-names.ts";
import { Cta } from "../../client/ui/cta.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import type { CtaSectionView } from "./section.ts";
import styles from "./view.module.css";

const SIZES = "(min-width: 992px) 60rem, 100vw";

/** A picture is part of the link. A film has controls of its own, so only the words are the link. */
export function Part({ view: { cta, picture, film, isOver, isFirst }, data }: SectionProps<CtaSectionView>) {
	return (
		<div
			className={classNames(
				styles.section,
				(picture || film.length > 0) && styles.pictured,
				isOver && styles.over,
			)}
			data-wide={cta.isWide && ""}
		>
			{picture ? (
				<FramedPicture image={picture} sizes={SIZES} className={styles.picture} first={isFirst} />
			) : null}
			<Sections data={data} sections={film} />
			<div className={styles.words}>
				<Cta cta={cta} className={picture && styles.cover} />
			</div>
		</div>
	);
}
