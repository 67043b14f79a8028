import {
	ACESFilmicToneMapping,
	Box3,
	type BufferGeometry,
	CanvasTexture,
	DirectionalLight,
	HemisphereLight,
	type Material,
	Mesh,
	MeshBasicMaterial,
	type Object3D,
	PerspectiveCamera,
	PlaneGeometry,
	PMREMGenerator,
	Scene,
	Vector3,
	WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

const DEGREE = Math.PI / 180;
const NARROW = 28 * DEGREE;
const STEP = { turn: 15 * DEGREE, tilt: 8 * DEGREE, near: 1.15 };
const MOST_PIXELS = { fast: 2, slow: 1 };
const ARRIVAL_MS = 1600;

function drawsInSoftware(): boolean {
	const quick = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
	quick?.getExtension("WEBGL_lose_context")?.loseContext();
	return quick === null;
}

class Model3d extends HTMLElement {
	#gone = new AbortController();
	#renderer: WebGLRenderer | undefined;
	#controls: OrbitControls | undefined;
	#isSlow = false;
	#scene = new Scene();
	#camera = new PerspectiveCamera(28, 3 / 4, 0.01, 10);
	#asked = 0;
	#distance = 1;
	#arrived: number | undefined;

	connectedCallback(): void {
		this.#gone = new AbortController();
		this.#start(this.#gone.signal).then(
			() => this.dispatchEvent(new Event("ready")),
			() => {
				if (!this.#gone.signal.aborted) this.dispatchEvent(new Event("failed"));
			},
		);
	}

	disconnectedCallback(): void {
		this.#gone.abort();
		cancelAnimationFrame(this.#asked);
		this.#controls?.dispose();
		this.#scene.traverse((one) => one instanceof Mesh && free(one));
		this.#scene.environment?.dispose();
		this.#scene.clear();
		this.#renderer?.dispose();
		this.#renderer?.forceContextLoss();
		this.replaceChildren();
	}

	async #start(signal: AbortSignal): Promise<void> {
		const file = await fetch(this.getAttribute("src") ?? "", { signal });
		if (!file.ok) throw new Error("There is no such model");
		const { scene: model } = await new GLTFLoader().parseAsync(await file.arrayBuffer(), "");
		if (signal.aborted) return;
		this.#isSlow = drawsInSoftware();
		const renderer = new WebGLRenderer({ antialias: !this.#isSlow, alpha: true });
		this.#renderer = renderer;
		renderer.toneMapping = ACESFilmicToneMapping;
		renderer.toneMappingExposure = 1.05;
		this.append(renderer.domElement);
		this.#light(renderer);
		this.#place(model);
		this.#hold(renderer.domElement, signal);
		renderer.domElement.addEventListener(
			"webglcontextlost",
			() => !signal.aborted && this.dispatchEvent(new Event("failed")),
		);
		await renderer.compileAsync(this.#scene, this.#camera);
		if (signal.aborted) return;
		this.#resize();
		const observer = new ResizeObserver(() => this.#resize());
		observer.observe(this);
		signal.addEventListener("abort", () => observer.disconnect());
		if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.#arrived = performance.now();
		this.#draw();
	}

	#light(renderer: WebGLRenderer): void {
		const key = new DirectionalLight(0xfff1e0, 1.9);
		key.position.set(-1.2, 1.8, 1.6);
		this.#scene.add(key);
		if (this.#isSlow) {
			// An environment map takes many seconds to prepare without a GPU.
			this.#scene.add(new HemisphereLight(0xffffff, 0xd9cfc1, 2.4));
			return;
		}
		const generator = new PMREMGenerator(renderer);
		const room = new RoomEnvironment();
		this.#scene.environment = generator.fromScene(room, 0.03).texture;
		this.#scene.environmentIntensity = 0.62;
		room.dispose();
		generator.dispose();
	}

	#place(model: Object3D): void {
		const box = new Box3().setFromObject(model);
		const middle = box.getCenter(new Vector3());
		const size = box.getSize(new Vector3());
		model.position.sub(middle);
		this.#distance = (size.y * 0.62) / Math.tan(NARROW / 2) + size.z / 2;
		const turn = (Number(this.getAttribute("turn")) || 0) * DEGREE;
		const tilt = (Number(this.getAttribute("tilt")) || 0) * DEGREE;
		this.#camera.position.setFromSphericalCoords(this.#distance, Math.PI / 2 - tilt, turn);
		const floor = shadow(Math.max(size.x, size.z) * 1.9);
		floor.position.y = -size.y / 2 - 0.001;
		this.#scene.add(model, floor);
	}

	#hold(canvas: HTMLCanvasElement, signal: AbortSignal): void {
		const controls = new OrbitControls(this.#camera, canvas);
		this.#controls = controls;
		controls.enablePan = false;
		controls.minDistance = this.#distance * 0.45;
		controls.maxDistance = this.#distance * 1.3;
		controls.minPolarAngle = 25 * DEGREE;
		controls.maxPolarAngle = 100 * DEGREE;
		canvas.style.touchAction = "pan-y";
		this.addEventListener("wheel", (event) => event.ctrlKey || event.stopPropagation(), {
			capture: true,
			signal,
		});
		this.addEventListener("keydown", (event) => this.#key(event), { signal });
		controls.addEventListener("start", () => {
			this.#arrived = undefined;
		});
		controls.addEventListener("change", () => this.#ask());
	}

	#key(event: KeyboardEvent): void {
		const { key } = event;
		const moves: Record<string, [turn: number, tilt: number, near: number]> = {
			ArrowLeft: [-STEP.turn, 0, 1],
			ArrowRight: [STEP.turn, 0, 1],
			ArrowUp: [0, -STEP.tilt, 1],
			ArrowDown: [0, STEP.tilt, 1],
			"+": [0, 0, 1 / STEP.near],
			"=": [0, 0, 1 / STEP.near],
			"-": [0, 0, STEP.near],
		};
		const move = moves[key];
		if (!move || !this.#controls || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		this.#arrived = undefined;
		const { minDistance, maxDistance, minPolarAngle, maxPolarAngle } = this.#controls;
		const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
		this.#camera.position.setFromSphericalCoords(
			within(this.#controls.getDistance() * move[2], minDistance, maxDistance),
			within(this.#controls.getPolarAngle() + move[1], minPolarAngle, maxPolarAngle),
			this.#controls.getAzimuthalAngle() + move[0],
		);
		this.#controls.update();
		this.#ask();
	}

	#resize(): void {
		const { clientWidth: width, clientHeight: height } = this;
		if (width === 0 || height === 0) return;
		this.#renderer?.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS[this.#isSlow ? "slow" : "fast"]));
		this.#renderer?.setSize(width, height);
		this.#camera.aspect = width / height;
		const short = Math.min(1, this.#camera.aspect / 0.75);
		this.#camera.fov = (2 * Math.atan(Math.tan(NARROW / 2) / short)) / DEGREE;
		this.#camera.updateProjectionMatrix();
		this.#ask();
	}

	#ask(): void {
		cancelAnimationFrame(this.#asked);
		this.#asked = requestAnimationFrame(() => this.#draw());
	}

	#draw(): void {
		const since = this.#arrived === undefined ? 1 : (performance.now() - this.#arrived) / ARRIVAL_MS;
		this.#scene.rotation.y = since < 1 ? -0.7 * (1 - since) ** 3 : 0;
		if (since < 1) this.#ask();
		this.#renderer?.render(this.#scene, this.#camera);
	}
}

function shadow(size: number): Mesh {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = 128;
	const pen = canvas.getContext("2d");
	if (pen) {
		const soft = pen.createRadialGradient(64, 64, 4, 64, 64, 64);
		soft.addColorStop(0, "rgb(0 0 0 / 50%)");
		soft.addColorStop(0.45, "rgb(0 0 0 / 20%)");
		soft.addColorStop(1, "rgb(0 0 0 / 0%)");
		pen.fillStyle = soft;
		pen.fillRect(0, 0, 128, 128);
	}
	const material = new MeshBasicMaterial({
		map: new CanvasTexture(canvas),
		transparent: true,
		depthWrite: false,
		toneMapped: false,
	});
	const floor = new Mesh(new PlaneGeometry(size, size * 0.8), material);
	floor.rotation.x = -Math.PI / 2;
	return floor;
}

function free(mesh: Mesh): void {
	(mesh.geometry as BufferGeometry).dispose();
	const material = mesh.material as Material & { map?: { dispose(): void } | null };
	material.map?.dispose();
	material.dispose();
}

export function defineModel3d(): void {
	if (!customElements.get("model-3d")) customElements.define("model-3d", Model3d);
}
