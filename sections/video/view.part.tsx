import { type CSSProperties, useEffect, useRef, useState } from "react";
import { lazy } from "../../client/state/drawing/lazy.tsx";
import { watchView } from "../../client/state/drawing/watch-view.ts";
import type { VideoView } from "./section.ts";
import styles from "./view.module.css";

const FilmPlayer = lazy(
	async () => (await import("../../client/features/product/gallery/film-player.tsx")).FilmPlayer,
);

/**
 * The player loads as the film comes near; without JavaScript the picture is a link to the film (media-12). Behind words the link is a sign
 * where the player's button will be, so that it lies under no other link.
 */
export function Part({ view: { film, ratio, isBehind } }: { view: VideoView }) {
	const place = useRef<HTMLDivElement>(null);
	const link = useRef<HTMLAnchorElement>(null);
	const [isNear, setNear] = useState(false);
	const [isHere, setHere] = useState(false);
	useEffect(
		() =>
			watchView(place.current, "200px", ({ isIntersecting }) => {
				if (isIntersecting) setNear(true);
				return isIntersecting;
			}),
		[],
	);
	return (
		<div
			ref={place}
			className={isBehind ? styles.behind : styles.video}
			style={{ "--ratio": ratio } as CSSProperties}
		>
			{isHere ? null : (
				<a ref={link} className={styles.link} href={film.src} aria-label={film.label}>
					{film.poster ? (
						<img
							className={styles.poster}
							src={film.poster}
							alt=""
							width={1600}
							height={Math.round(1600 / ratio)}
							loading="lazy"
							decoding="async"
						/>
					) : (
						<svg viewBox="0 0 24 24" width="25" height="25" className={styles.sign} aria-hidden="true">
							<path d="M7.5 5v14L19 12 7.5 5Z" />
						</svg>
					)}
				</a>
			)}
			{isNear ? (
				<FilmPlayer
					film={film}
					onHere={(control) => {
						if (document.activeElement === link.current) control.focus();
						setHere(true);
					}}
				/>
			) : null}
		</div>
	);
}
