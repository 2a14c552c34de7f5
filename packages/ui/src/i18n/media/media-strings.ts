/** Words of pictures and files: camera, upload, viewer. */

export interface MediaStrings {
  cameraAllow: string;
  cameraDenied: string;
  cameraFailed: string;
  cameraInsecure: string;
  cameraInUse: string;
  cameraMissing: string;
  cameraReady: string;
  cameraStarting: string;
  cameraUnsupported: string;
  cameraView: string;
  chooseAnotherFile: string;
  chooseFile: string;
  enlarge: (name: string) => string;
  fileTooLarge: (limit: string) => string;
  fileUploaded: string;
  fileWrongKind: (kinds: string) => string;
  imageOf: (number: number, count: number) => string;
  imageUnavailable: string;
  imageUploaded: string;
  kilobytes: (count: string) => string;
  megabytes: (count: string) => string;
  nextImage: string;
  noImage: string;
  notAnImage: string;
  pictureTaken: string;
  previousImage: string;
  removeImage: string;
  retakeImage: string;
  rotate: string;
  stillUploading: string;
  stopUpload: (name: string) => string;
  switchCamera: string;
  takeInstead: (time: string) => string;
  takePicture: string;
  uploadFailed: string;
  uploadImage: string;
  uploading: string;
  uploadingPercent: (percent: number) => string;
  useImage: string;
  viewFile: string;
  zoomIn: string;
  zoomOut: string;
}
