export declare class IconsPlugin {
  apply(compiler: object): void;
}

export declare const drawIcons: () => Promise<Map<string, Buffer>>;
